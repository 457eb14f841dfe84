import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.ts';
import type { ChatRequest, ReplyPiece } from '../chat-engine.ts';
import { createFileEngine, type FileEngine, type ModelFile } from './file-engine.ts';

/** A process of its own takes as long to start as the machine is busy. */
const PATIENTLY = { timeout: 20_000, interval: 10 };
const SLOWLY = { timeout: 30_000 };
const never = () => new AbortController().signal;
const open: FileEngine[] = [];
/** Inside the repository, because its packages are looked up from where it lies. */
const cache = fileURLToPath(new URL('../../../../../.cache/', import.meta.url));
let folder = '';
let processUrl = new URL(import.meta.url);
beforeAll(async () => {
  folder = await mkdtemp(join(cache, 'model-process-'));
  const outfile = join(folder, 'model-process.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./model-process.fixtures.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['zod'],
    logLevel: 'error',
  });
  processUrl = pathToFileURL(outfile);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const engine of open.splice(0)) await engine.close();
});

function start(change: Partial<ModelFile> = {}): FileEngine {
  const engine = createFileEngine({
    name: 'small',
    file: '/models/small.gguf',
    contextTokens: 4_096,
    replyTokens: 100,
    sequences: 2,
    processUrl,
    patience: { pauseMs: 10 },
    ...change,
  });
  open.push(engine);
  return engine;
}

const request = (content: string, change: Partial<ChatRequest> = {}): ChatRequest => ({
  runId: 'run',
  character: { name: 'Ada', traits: [] },
  turns: [{ role: 'user', content }],
  ...change,
});

async function read(pieces: AsyncIterable<ReplyPiece>): Promise<ReplyPiece[]> {
  const all: ReplyPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

const textOf = (pieces: ReplyPiece[]) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

describe('a reply', SLOWLY, () => {
  it('tells what was sent, then its words, then how it ended and what it took', async () => {
    const pieces = await read(start().reply(request('Hello'), never()));
    expect(pieces.map(({ kind }) => kind)).toEqual(['prompt', 'text', 'text', 'end']);
    expect(textOf(pieces)).toBe('Good day.');
    expect(pieces.at(-1)).toMatchObject({ finish: 'stop', usage: { completionTokens: 100 } });
  });

  it('keeps thinking apart where the template does not', async () => {
    const pieces = await read(start().reply(request('think first'), never()));
    expect(textOf(pieces)).toBe('Yes.');
    expect(pieces).toContainEqual({ kind: 'thinking', text: 'Hm.' });
  });

  it('is as long as the member wishes, and never more than half of the context', async () => {
    const usage = async (replyTokens: number) => {
      const pieces = await read(
        start().reply(request('Hello', { sampler: { replyTokens } }), never()),
      );
      return pieces.at(-1);
    };
    expect(await usage(20)).toMatchObject({ usage: { completionTokens: 20 } });
    expect(await usage(8_000)).toMatchObject({ usage: { completionTokens: 2_048 } });
  });

  it('a prompt that the model finds too long is made shorter, unseen', async () => {
    // The stand-in counts a token for each character, three times as many as the estimate.
    const turns = Array.from({ length: 40 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `${index} ${'wave '.repeat(20)}`,
    }));
    const talk = request('', { turns: [...turns, { role: 'user', content: 'And now?' }] });
    const pieces = await read(start({ contextTokens: 2_048 }).reply(talk, never()));
    expect(textOf(pieces)).toBe('Good day.');
    expect(pieces.filter(({ kind }) => kind === 'prompt')).toHaveLength(1);
  });

  it('waits while all sequences write, and says how many come before', async () => {
    const engine = start({ sequences: 1 });
    const stop = new AbortController();
    const first = read(engine.reply(request('forever'), stop.signal));
    const second = engine.reply(request('Hello'), never())[Symbol.asyncIterator]();
    expect((await second.next()).value).toEqual({ kind: 'waiting', position: 1 });
    const third = engine.reply(request('Hello'), never())[Symbol.asyncIterator]();
    expect((await third.next()).value).toEqual({ kind: 'waiting', position: 2 });
    stop.abort();
    await first;
    expect((await third.next()).value).toEqual({ kind: 'waiting', position: 1 });
    expect((await second.next()).value).toMatchObject({ kind: 'prompt' });
    await second.return?.();
    expect((await third.next()).value).toMatchObject({ kind: 'prompt' });
  });

  it('an abort ends it at once and quietly, also in the line', async () => {
    const engine = start({ sequences: 1 });
    const stop = new AbortController();
    const replies = ['forever', 'Hello'].map((text) =>
      read(engine.reply(request(text), stop.signal)),
    );
    await expect.poll(() => engine.isAway(), PATIENTLY).toBe(false);
    stop.abort();
    for (const reply of replies) expect((await reply).at(-1)?.kind).not.toBe('end');
    expect(textOf(await read(engine.reply(request('Hello'), never())))).toBe('Good day.');
  });

  it('other work is done by the same model', async () => {
    const task = { messages: [{ role: 'user' as const, content: 'Sum it up' }], replyTokens: 50 };
    expect(textOf(await read(start().complete(task, never())))).toBe('Good day.');
  });
});

describe('the process', SLOWLY, () => {
  it('that dies fails its replies as retryable, and comes back', async () => {
    const engine = start();
    const stop = new AbortController();
    const other = read(engine.reply(request('forever'), stop.signal));
    const failed = expect(other).rejects.toMatchObject({ retryable: true });
    await expect(read(engine.reply(request('crash'), never()))).rejects.toThrow(EngineError);
    await failed;
    expect(textOf(await read(engine.reply(request('Hello'), never())))).toBe('Good day.');
  });

  it('that fails with one reply goes on with others', async () => {
    const engine = start();
    const reply = read(engine.reply(request('broken'), never()));
    await expect(reply).rejects.toMatchObject({ retryable: true });
    expect(textOf(await read(engine.reply(request('Hello'), never())))).toBe('Good day.');
  });

  it('that does not obey a stop is ended, and a new one takes its place', async () => {
    const engine = start({ sequences: 1, patience: { pauseMs: 300, stuckMs: 30 } });
    const stop = new AbortController();
    for await (const { kind } of engine.reply(request('deaf forever'), stop.signal)) {
      // Before its first word there would be nothing to stop.
      if (kind === 'text') stop.abort();
    }
    await expect.poll(() => engine.isAway(), PATIENTLY).toBe(true);
    await expect.poll(() => engine.isAway(), PATIENTLY).toBe(false);
    expect(textOf(await read(engine.reply(request('Hello'), never())))).toBe('Good day.');
  });

  it('that cannot load its file is away, and is said to be so', async () => {
    const engine = start({ file: '/models/damaged.gguf' });
    await expect(read(engine.reply(request('Hello'), never()))).rejects.toMatchObject({
      code: 'model_away',
      retryable: false,
    });
    expect(engine.isAway()).toBe(true);
  });

  it('is looked at: there with its context, away while it loads or cannot be loaded', async () => {
    expect(await start().look(false, never())).toEqual({ contextTokens: 4_096 });
    const away = { code: 'model_away' };
    const damaged = start({ file: '/models/damaged.gguf' });
    await expect(damaged.look(false, never())).rejects.toMatchObject(away);
    const huge = start({ file: '/models/huge.gguf' });
    const stop = new AbortController();
    const look = huge.look(false, stop.signal);
    stop.abort();
    await expect(look).rejects.toMatchObject(away);
  });
});
