import { runBareGateway } from './bare-gateway.ts';
import { runBareKoa } from './bare-koa.ts';
import { runBareWorker } from './bare-worker.ts';
import { runHttpLoad } from './http-load.ts';
import { runLightClients } from './light-clients.ts';
import { runPacedModel } from './paced-model.ts';

/** The processes of a measurement, in one bundle; the first argument says which one this is. */
const PARTS: Record<string, () => void> = {
  model: runPacedModel,
  clients: runLightClients,
  'bare-worker': runBareWorker,
  'bare-gateway': runBareGateway,
  'bare-koa': runBareKoa,
  'http-load': runHttpLoad,
};

const [, , name = ''] = process.argv;
const run = PARTS[name];
if (!run) throw new Error(`There is no part ${name}.`);
run();
