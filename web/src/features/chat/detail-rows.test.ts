import type { ReplyDetails } from '@vesper/core/contract/model';
import { expect, it } from 'vitest';
import { detailRows } from './detail-rows.ts';

const nothing: ReplyDetails = {
  modelId: 'small',
  model: 'Small',
  thinking: null,
  finish: null,
  promptTokens: null,
  cachedTokens: null,
  completionTokens: null,
  firstWordMs: null,
  totalMs: null,
};
const model = {
  id: 'small',
  name: 'Small',
  description: null,
  isBuiltin: false,
  isAway: false,
  contextTokens: 8_192,
  seesPictures: false,
  price: 0,
};

it('a reply of which nothing is known tells its model alone', () => {
  expect(detailRows(nothing, undefined)).toEqual([['Model', 'Small']]);
});

it('speed counts from the first word on, and context is a share of what the model sees', () => {
  const details = {
    ...nothing,
    finish: 'length' as const,
    promptTokens: 1_900,
    cachedTokens: 950,
    completionTokens: 101,
    firstWordMs: 1_000,
    totalMs: 6_000,
  };
  expect(Object.fromEntries(detailRows(details, model))).toEqual({
    Model: 'Small',
    Reply: '101 tokens',
    Speed: '20.0 tokens a second',
    'First word': 'after 1.0 s',
    'All of it': 'after 6.0 s',
    'Context used': '2,001 of 8,192 tokens (24%)',
    'Of the prompt, known before': '50%',
    Ended: 'At the longest length',
  });
});
