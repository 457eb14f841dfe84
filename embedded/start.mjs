/**
 * `npm start`: makes this folder ready (packages, redis-server, ffmpeg, bundles), then runs the launcher
 * in this process. It works before anything is installed, so it imports only what ships with it.
 *
 *   --dev                 rebuild and restart on every change, web client through Vite
 *   --force-production    lets the embedded document store run with NODE_ENV=production
 */
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/** @type {(message: string) => never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function prepare() {
  const { ensureNodeModules } = await import('../scripts/node-modules.mjs');
  const { ensureProgram } = await import('../scripts/system-package.mjs');
  ensureNodeModules(say);
  const redisServer = process.env.REDIS_URL ? undefined : ensureProgram('redis', say);
  provideFfmpeg(ensureProgram);
  const models = await provideModels();
  const { buildChanged } = await import('../scripts/build.mjs');
  const dev = process.argv.includes('--dev');
  await buildChanged({ names: dev ? ['server'] : ['server', 'web'], say });
  await probe(models);
  return { dev, redisServer, forceProduction: process.argv.includes('--force-production') };
}

/**
 * Films need it and nothing else does: where it cannot be had, one line says so.
 * @param {typeof import('../scripts/system-package.mjs').ensureProgram} ensureProgram
 */
function provideFfmpeg(ensureProgram) {
  if (process.env.FFMPEG_PATH) return;
  try {
    process.env.FFMPEG_PATH = ensureProgram('ffmpeg', say);
  } catch (error) {
    say(`${error instanceof Error ? error.message : error} Until then no films are offered.`);
  }
}

/**
 * The model files of this start, each there, and what runs them installed.
 * @returns {Promise<string[]>}
 */
async function provideModels() {
  const { chosenModel, isModelNamed, wantedModelFiles } =
    await import('../scripts/chosen-model.mjs');
  const chosen = isModelNamed() ? undefined : chosenModel();
  if (chosen !== undefined) process.env.CHAT_MODEL_FILE = chosen;
  /** @type {string[]} */
  const files = wantedModelFiles();
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    const back = chosen === undefined ? '' : ', or go back with `npm run model -- --none`';
    throw new Error(`${missing} does not exist. Fetch a model with \`npm run model\`${back}.`);
  }
  if (files.length > 0) {
    const { ensureModelRuntime } = await import('../scripts/model-runtime.mjs');
    ensureModelRuntime(say);
  }
  return files;
}

/** @param {string[]} files */
async function probe(files) {
  const { probeModel } = await import('../scripts/probe-model.mjs');
  for (const file of files) probeModel(file);
}

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`This needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}
const options = await prepare().catch((error) => fail(error.message));
// By a name that the type checker does not follow: it is made by the build.
const bundle = new URL('./dist/launcher.js', import.meta.url).href;
/** @type {typeof import('./src/launcher/main.ts')} */
const { launch } = await import(bundle);
const restart = await launch(options);
if (options.dev && restart) {
  const { watchServer } = await import('../scripts/watch.mjs');
  await watchServer(restart);
}
