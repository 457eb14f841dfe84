import { describe, expect, it } from 'vitest';
import type { ChatRequest, ReplyPiece } from '../../engines/chat/chat-engine.ts';
import { createBuiltinCompanion } from './companion-engine.ts';

const request: ChatRequest = {
  runId: 'run-1',
  character: {
    name: 'Mara',
    description: 'A lighthouse keeper who loves the sea',
    traits: ['Wise'],
  },
  userName: 'Sam',
  turns: [{ role: 'user', content: 'Tell me a story, please' }],
};
const at = (): Date => new Date('2026-03-04T15:09:00Z');
const still = { wordMs: 0, thinkingMs: 0 };

const wordsOf = (piece: ReplyPiece): string => (piece.kind === 'text' ? piece.text : '');

async function spoken(asked: ChatRequest): Promise<string[]> {
  const pieces: string[] = [];
  const engine = createBuiltinCompanion({ pace: still, now: at });
  for await (const piece of engine.reply(asked, new AbortController().signal)) {
    pieces.push(wordsOf(piece));
  }
  return pieces;
}

describe('the built-in companion as an engine', () => {
  it('is named as built in', () => {
    expect(createBuiltinCompanion({ pace: still }).name).toBe('Built-in companion');
  });

  it('speaks word by word, and the pieces joined are the reply', async () => {
    const pieces = await spoken(request);
    expect(pieces.length).toBeGreaterThan(30);
    expect(pieces.every((piece) => /^\S+ ?$/.test(piece))).toBe(true);
    expect(pieces.join('')).toMatch(/Sam/);
    expect(pieces.join('')).toBe(pieces.join('').trim());
  });

  it('says the same again when the run is repeated', async () => {
    expect(await spoken(request)).toEqual(await spoken(structuredClone(request)));
  });

  it('does not say the same in another run of the same words', async () => {
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (runId) => (await spoken({ ...request, runId })).join('')),
    );
    expect(new Set(replies).size).toBeGreaterThan(1);
  });

  it('stops quietly, without waiting for the next word, when it is aborted', async () => {
    const controller = new AbortController();
    const engine = createBuiltinCompanion({ pace: { wordMs: 60_000, thinkingMs: 0 } });
    const pieces: string[] = [];
    for await (const piece of engine.reply(request, controller.signal)) {
      pieces.push(wordsOf(piece));
      queueMicrotask(() => controller.abort());
    }
    expect(pieces).toHaveLength(1);
  });

  it('says nothing when it was aborted before it began', async () => {
    const controller = new AbortController();
    controller.abort();
    const engine = createBuiltinCompanion({ pace: still });
    const pieces: string[] = [];
    for await (const piece of engine.reply(request, controller.signal)) {
      pieces.push(wordsOf(piece));
    }
    expect(pieces).toEqual([]);
  });

  it('answers an empty conversation instead of failing', async () => {
    expect((await spoken({ ...request, turns: [] })).join('')).not.toBe('');
  });
});
