/**
 * Entry of the process that holds a model. It is one of its own because native code can crash: then
 * it takes the replies under way with it, and neither the worker nor its queue.
 *
 *   node model-process.js               takes orders from the worker that started it
 *   node model-process.js --probe FILE  says on the error stream why a file cannot be used
 */
import { loadModel, probeModel } from './load-model.ts';
import { modelOrder, type LoadOrder, type ModelOrder, type ModelReport } from './model-messages.ts';
import { ModelWriter } from './model-writer.ts';

let writer: ModelWriter | undefined;
/** The replies under way, and how each is broken off. */
const underWay = new Map<number, AbortController>();

function report(message: ModelReport): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

async function obey(order: ModelOrder): Promise<void> {
  if (order.type === 'load') return load(order);
  if (order.type === 'abort') {
    // One that has just ended is not under way any more, and its place is free.
    const stop = underWay.get(order.id);
    if (stop) stop.abort();
    else report({ type: 'stopped', id: order.id });
    return;
  }
  const { id } = order;
  if (!writer) {
    report({ type: 'broken', id, message: 'the model is not loaded' });
  } else if (order.type === 'count') {
    report({ type: 'counted', id, tokens: writer.count(order.text) });
  } else {
    const stop = new AbortController();
    underWay.set(id, stop);
    await writer
      .write(order, stop.signal, report)
      .catch((error: unknown) => report({ type: 'broken', id, message: messageOf(error) }));
    underWay.delete(id);
    if (stop.signal.aborted) report({ type: 'stopped', id });
  }
}

async function load(order: LoadOrder): Promise<void> {
  try {
    const loaded = await loadModel(order);
    writer = new ModelWriter(loaded);
    report({ type: 'ready', contextTokens: loaded.contextTokens });
  } catch (error) {
    report({ type: 'unusable', message: messageOf(error) });
  }
}

function end(code: number): never {
  // Native threads that are busy would keep an orderly end waiting.
  process.exit(code);
}

const [flag, file] = process.argv.slice(2);
if (flag === '--probe' && file !== undefined) {
  await probeModel(file).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    end(1);
  });
  end(0);
}
process.on('disconnect', () => end(0));
if (!process.connected) end(1);
// Ctrl-C in a terminal reaches the whole group; the worker decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (message: unknown) => {
  obey(modelOrder.parse(message)).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    end(1);
  });
});
