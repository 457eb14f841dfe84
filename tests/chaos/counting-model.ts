import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  data,
  delta,
  finish,
  startModelServer,
  type Asked,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';

const ORDER = /count to (\d+)/g;
/** Milliseconds between two words: replies last for long enough to be broken in the middle. */
const WORD_MS = 25;

/** The words that ask for a reply which counts up to a number. */
export const askFor = (last: number): string => `Please count to ${last}.`;

/** What a whole reply to that says. */
export const countTo = (last: number): string =>
  Array.from({ length: last }, (_, index) => `n${index + 1}`).join(' ');

export interface CountingModel {
  baseUrl: string;
  /** From now on it answers so: as it should, with 503, or breaking off after some words. */
  behave(how: 'well' | 'away' | 'breaking'): void;
  stop(): Promise<void>;
}

/** A model server whose replies show by themselves if a word is missing or there twice. */
export async function startCountingModel(): Promise<CountingModel> {
  let how: 'well' | 'away' | 'breaking' = 'well';
  const model = await startModelServer(async (res, asked) => {
    if (how === 'away') {
      res.writeHead(503).end();
      return;
    }
    await count(res, firstOf(asked), lastOf(asked), how === 'breaking');
  });
  return {
    baseUrl: model.baseUrl,
    behave: (next) => {
      how = next;
    },
    async stop() {
      await model.stop();
    },
  };
}

/** What somebody says after a reply that never came stands in one message with what was said before. */
const lastOf = ({ messages }: Asked): number => {
  const words = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return Number([...words.matchAll(ORDER)].at(-1)?.[1] ?? 3);
};

/** A reply that broke off is asked for with what there is of it, and goes on behind that. */
const firstOf = ({ messages }: Asked): number => {
  const before = messages.at(-1);
  if (before?.role !== 'assistant') return 1;
  return Number(/n(\d+)\s*$/.exec(before.content)?.[1] ?? 0) + 1;
};

async function count(
  res: ServerResponse,
  first: number,
  last: number,
  breaks: boolean,
): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let word = first; word <= last; word += 1) {
    if (res.destroyed) return;
    if (breaks && word > last / 2) {
      res.destroy();
      return;
    }
    const isFree = res.write(data(delta(word === 1 ? 'n1' : ` n${word}`)));
    if (!isFree) await Promise.race([once(res, 'drain'), once(res, 'close')]);
    await pause(WORD_MS);
  }
  res.end(data(finish()) + data('[DONE]'));
}
