import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { estimateTokens } from '../../../prompt/estimate-tokens.ts';
import { endpoint, type Exchange } from './chat-completion.ts';
import { getJson } from './get-json.ts';
import type { ServerKnowledge } from './server-knowledge.ts';

/** The ways in which servers count: llama.cpp, vLLM and SGLang; then llama-cpp-python. */
const WAYS = [
  {
    path: 'tokenize',
    body: (text: string, model: string | undefined) => ({ content: text, prompt: text, model }),
  },
  { path: 'extras/tokenize/count', body: (text: string) => ({ input: text }) },
] as const;

const counted = z
  .looseObject({ count: z.int().nonnegative() })
  .transform(({ count }) => count)
  .or(z.looseObject({ tokens: z.array(z.unknown()) }).transform(({ tokens }) => tokens.length));

/** Texts whose tokens are remembered. Turns of a talk come again with every reply. */
const REMEMBERED = 5_000;
/** Shorter texts are estimated: the question takes longer than the difference is worth. */
const SHORT = 24;
/** After a failure it is estimated for so long. Milliseconds. */
const PAUSE_MS = 60_000;
/** The longest that one answer may take; a prompt waits for less. Milliseconds. */
const ANSWER_MS = 2_000;

interface CounterParts extends Omit<Exchange, 'signal'> {
  known: ServerKnowledge;
}

/** Counts with the server's own tokenizer where it has one, and estimates otherwise. */
export function createTokenCounter({ server, connections, patience, known }: CounterParts) {
  const root = server.baseUrl.replace(/\/(?:v1\/?)?$/, '');
  const remembered = new Map<string, number>();
  let way: (typeof WAYS)[number] | undefined;
  let detecting: Promise<void> | undefined;
  let pausedUntil = 0;

  async function countBy({ path, body }: (typeof WAYS)[number], text: string) {
    const quick = { connectMs: ANSWER_MS, firstMs: ANSWER_MS };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const asking = { server, connections, patience: quick, signal };
    const { value } = await getJson(asking, endpoint(root, path), body(text, known.model));
    return counted.parse(value);
  }

  async function tryWays(): Promise<void> {
    for (const candidate of WAYS) {
      try {
        // One that knows the path and counts nothing is another service's.
        if ((await countBy(candidate, 'The sea was calm that evening.')) < 3) continue;
        way = candidate;
        return;
      } catch {
        // Not this way.
      }
    }
  }

  /** Counts and remembers; undefined when the server cannot. */
  async function ask(text: string, key: string): Promise<number | undefined> {
    const by = way;
    if (!by || Date.now() < pausedUntil) return undefined;
    try {
      const count = await countBy(by, text);
      if (remembered.size >= REMEMBERED) forgetOldest(remembered);
      remembered.set(key, count);
      return count;
    } catch {
      pausedUntil = Date.now() + PAUSE_MS;
      return undefined;
    }
  }

  return {
    /** Finds out, once, if and how the server counts. */
    detect: (): Promise<void> => (detecting ??= tryWays()),

    /** Makes the counter of one prompt, which waits for the server no longer than it may in all. */
    forPrompt() {
      const until = Date.now() + patience.countMs;
      return async (text: string): Promise<number> => {
        if (text.length < SHORT) return estimateTokens(text);
        const key = createHash('sha1').update(text).digest('base64');
        const before = remembered.get(key);
        if (before !== undefined) return before;
        const leftMs = until - Date.now();
        if (leftMs <= 0) return estimateTokens(text);
        await within(leftMs, (detecting ??= tryWays()));
        const count = await within(until - Date.now(), ask(text, key));
        return count ?? estimateTokens(text);
      };
    },
  };
}

/** What a promise comes to, or undefined when it takes longer. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const late = new AbortController();
  const timeout = pause(Math.max(0, ms), undefined, { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    late.abort();
  }
}

function forgetOldest(remembered: Map<string, number>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}
