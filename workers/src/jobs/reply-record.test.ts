import { LIMITS } from '@vesper/core/contract/limits';
import { replyDetails } from '@vesper/core/contract/model';
import { expect, it } from 'vitest';
import { ReplyRecord } from './reply-record.ts';

const model = { id: 'small', name: 'Small' };

it('a reply tells who wrote it, what was thought, and what the server counted', () => {
  const record = new ReplyRecord(model);
  expect(record.note({ kind: 'thinking', text: 'Hm. ' })).toBe('Hm. ');
  expect(record.note({ kind: 'thinking', text: 'Yes.' })).toBe('Yes.');
  expect(record.note({ kind: 'text', text: 'Good evening.' })).toBe('');
  record.note({ kind: 'end', finish: 'length', usage: { promptTokens: 9, completionTokens: 4 } });
  expect(replyDetails.parse(record.details)).toMatchObject({
    modelId: 'small',
    model: 'Small',
    thinking: 'Hm. Yes.',
    finish: 'length',
    promptTokens: 9,
    cachedTokens: null,
    completionTokens: 4,
  });
});

it('a reply that never came to a word has no time of its first one', () => {
  expect(new ReplyRecord(model).details).toMatchObject({
    thinking: null,
    finish: null,
    firstWordMs: null,
  });
});

it('thinking is kept up to its limit, and no more of it is shown', () => {
  const record = new ReplyRecord(model);
  const half = 'x'.repeat(LIMITS.thinkingMax * 0.75);
  const shown = [half, half, half].map((text) => record.note({ kind: 'thinking', text }));
  expect(shown.join('')).toHaveLength(LIMITS.thinkingMax);
  expect(record.details.thinking).toBe(shown.join(''));
});

it('the facts that it was given are those that the prompt had room for', () => {
  const facts = ['a', 'b', 'c'].map((id) => ({ id: id.repeat(24), text: 'A fact.' }));
  const record = new ReplyRecord(model, facts);
  expect(record.details.memoryIds).toHaveLength(3);
  const parts = [{ name: 'memories' as const, tokens: 9, leftOut: 2 }];
  record.note({ kind: 'prompt', prompt: { messages: [], parts } });
  expect(replyDetails.parse(record.details).memoryIds).toEqual(['a'.repeat(24)]);
  expect(new ReplyRecord(model, []).details).not.toHaveProperty('memoryIds');
});
