import { expect, it } from 'vitest';
import { readPictureUsage } from './picture-usage.ts';

it('tokens are read by their kinds', () => {
  const details = { text_tokens: 12, image_tokens: 300 };
  const usage = { input_tokens: 312, output_tokens: 1_056, input_tokens_details: details };
  expect(readPictureUsage({ usage })).toEqual({ text: 12, image: 300, output: 1_056 });
});

it('all that was sent counts as words where it is not divided', () => {
  const usage = { input_tokens: 40, output_tokens: 272, input_tokens_details: 'none' };
  expect(readPictureUsage({ usage })).toEqual({ text: 40, image: 0, output: 272 });
});

it.each([undefined, 'text', {}, { usage: null }, { usage: {} }, { usage: { output_tokens: -4 } }])(
  'nothing is made up of %j',
  (value) => {
    expect(readPictureUsage(value)).toBeUndefined();
  },
);
