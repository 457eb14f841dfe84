import { setTimeout as pause } from 'node:timers/promises';
import { modelOrder, type GenerateOrder, type ModelReport } from './model-messages.ts';

/**
 * Stands in for the process that holds a model: it speaks the same messages and does what the
 * newest message asks for, so that tests need neither a model nor what runs it. A character is a
 * token to it.
 */
let contextTokens = 0;
const stopped = new Set<number>();

function report(message: ModelReport): void {
  process.send?.(message);
}

async function write({ id, messages, replyTokens }: GenerateOrder): Promise<void> {
  const asked = messages.at(-1)?.content ?? '';
  const size = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (asked.includes('crash')) process.exit(134);
  if (asked.includes('broken')) return report({ type: 'broken', id, message: 'out of luck' });
  if (size + 32 > contextTokens) return report({ type: 'tooLong', id, tokens: size });
  if (asked.includes('forever')) return writeForever(id, asked.includes('deaf'));
  const words = asked.includes('think') ? ['<think>Hm.', '</think>', 'Yes.'] : ['Good ', 'day.'];
  for (const text of words) report({ type: 'piece', id, kind: 'text', text });
  const usage = { promptTokens: size, cachedTokens: 0, completionTokens: replyTokens };
  report({ type: 'done', id, finish: 'stop', usage });
}

async function writeForever(id: number, isDeaf: boolean): Promise<void> {
  while (isDeaf || !stopped.has(id)) {
    report({ type: 'piece', id, kind: 'text', text: 'on ' });
    await pause(5);
  }
  report({ type: 'stopped', id });
}

process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  const order = modelOrder.parse(message);
  if (order.type === 'load' && order.file.includes('damaged')) {
    report({ type: 'unusable', message: `${order.file} cannot be loaded.` });
  } else if (order.type === 'load' && order.file.includes('huge')) {
    // Is loaded for as long as anybody cares to wait.
  } else if (order.type === 'load') {
    contextTokens = order.contextTokens;
    report({ type: 'ready', contextTokens });
  } else if (order.type === 'count') {
    report({ type: 'counted', id: order.id, tokens: order.text.length });
  } else if (order.type === 'generate') write(order).catch(() => process.exit(1));
  else stopped.add(order.id);
});
