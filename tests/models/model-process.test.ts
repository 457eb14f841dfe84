import { fork, type ChildProcess } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { createFileEngine } from '../../workers/src/engines/chat/local/file-engine.ts';
import type { ChatTurn } from '../../workers/src/engines/chat/chat-engine.ts';
import { knownModel, measured, median } from './known-model.ts';

const processUrl = new URL('../../workers/dist/model-process.js', import.meta.url);
const never = () => new AbortController().signal;
const character = { name: 'Ada', description: 'Keeps a lighthouse.', traits: ['warm'] };
const sampler = { replyTokens: 48 };

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function engineOf(sequences: number) {
  const model = { name: 'small', file: knownModel(), contextTokens: 2_048, replyTokens: 256 };
  return createFileEngine({ ...model, sequences, processUrl });
}

it('the prefix of a talk is read once: each turn reads only what is new', async () => {
  const engine = engineOf(2);
  const turns: ChatTurn[] = [];
  const shares: number[] = [];
  const speeds: number[] = [];
  for (let turn = 1; turn <= 6; turn++) {
    turns.push({ role: 'user', content: `Tell me part ${turn} of the story of the lighthouse.` });
    let said = '';
    let first = 0;
    for await (const piece of engine.reply({ runId: 'r', character, turns, sampler }, never())) {
      if (piece.kind === 'text') {
        first ||= performance.now();
        said += piece.text;
      }
      if (piece.kind !== 'end') continue;
      const { promptTokens = 0, cachedTokens = 0, completionTokens = 0 } = piece.usage ?? {};
      shares.push(cachedTokens / promptTokens);
      speeds.push((completionTokens * 1_000) / (performance.now() - first));
      expect(['stop', 'length']).toContain(piece.finish);
    }
    turns.push({ role: 'assistant', content: said });
  }
  measured('share of the prompt known before, per turn', shares.map((it) => it.toFixed(2)).join());
  measured('tokens per second', median(speeds).toFixed(1));
  expect(shares[0]).toBe(0);
  expect(Math.min(...shares.slice(1))).toBeGreaterThan(0.5);
  await engine.close();
});

it('two talks in turn keep a sequence each, and a third waits while both speak', async () => {
  const engine = engineOf(2);
  const talk = async (who: string) => {
    const kinds: string[] = [];
    const turns: ChatTurn[] = [{ role: 'user', content: `I am ${who}. Tell me a story.` }];
    for await (const piece of engine.reply({ runId: who, character, turns, sampler }, never())) {
      if (piece.kind !== 'end') kinds.push(piece.kind);
      else return { kinds, known: piece.usage?.cachedTokens ?? 0 };
    }
    throw new Error('This reply has no end.');
  };
  const first = await Promise.all(['Anna', 'Berta', 'Clara'].map(talk));
  expect(first.map(({ kinds }) => kinds[0])).toEqual(['prompt', 'prompt', 'waiting']);
  const again = await talk('Clara');
  expect(again.known).toBeGreaterThan(first[2]?.known ?? 0);
  await engine.close();
});

it('the event loop of the worker stays free while two replies are written', async () => {
  const engine = engineOf(2);
  engine.warm();
  const idle = monitorEventLoopDelay({ resolution: 5 });
  idle.enable();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  idle.disable();
  const busy = monitorEventLoopDelay({ resolution: 5 });
  busy.enable();
  await Promise.all(
    ['a', 'b'].map(async (runId) => {
      const turns: ChatTurn[] = [{ role: 'user', content: 'Tell me a long story. '.repeat(40) }];
      for await (const piece of engine.reply({ runId, character, turns }, never())) {
        expect(piece.kind).toBeTruthy();
      }
    }),
  );
  busy.disable();
  for (const [what, delay] of Object.entries({ idle, busy })) {
    const [p99, max] = [delay.percentile(99), delay.max].map((it) => (it / 1e6).toFixed(1));
    measured(`event loop ${what}, p99 and longest, ms`, `${p99}, ${max}`);
  }
  expect(busy.percentile(50)).toBeLessThan(idle.percentile(50) + 20e6);
  await engine.close();
});

it('an abort frees the place, in the prompt as in the reply', async () => {
  const process = fork(fileURLToPath(processUrl), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child = process;
  const next = (type: string, id?: number) =>
    new Promise<void>((resolve) => {
      process.on('message', function look(message: { type: string; id?: number }) {
        if (message.type !== type || (id !== undefined && message.id !== id)) return;
        process.off('message', look);
        resolve();
      });
    });
  const ready = next('ready');
  process.send({ type: 'load', file: knownModel(), contextTokens: 4_096, sequences: 1 });
  await ready;
  const took: Record<string, number[]> = { prompt: [], reply: [] };
  for (let id = 1; id <= 10; id++) {
    const where = id % 2 === 0 ? 'prompt' : 'reply';
    // Each prompt begins anew, so that there is something to read.
    const content = `${id}: ${'stone '.repeat(where === 'prompt' ? 1_500 : 4)}`;
    const spoken = next('piece', id);
    const messages = [{ role: 'user', content: `${content} Tell me a long story.` }];
    process.send({ type: 'generate', id, messages, replyTokens: 1_000, sampler: {} });
    await (where === 'reply' ? spoken : new Promise((resolve) => setTimeout(resolve, 200)));
    const stopped = next('stopped', id);
    const begun = performance.now();
    process.send({ type: 'abort', id });
    await stopped;
    took[where]?.push(performance.now() - begun);
  }
  for (const [where, times] of Object.entries(took)) {
    measured(`abort in the ${where}, ms`, times.map((ms) => ms.toFixed(0)).join(', '));
    // Without the abort these would take tens of seconds.
    expect(median(times)).toBeLessThan(3_000);
  }
});
