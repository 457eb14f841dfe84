import { expect, it } from 'vitest';
import { orderOf } from './order.ts';

const settings = { size: '1024x1024', quality: 'hd', style: 'natural' } as const;

it('an order carries what was filled in and leaves out the rest', () => {
  const empty = { seed: ' ', negativePrompt: '  ' };
  expect(orderOf({ prompt: ' A pier ', settings, advanced: empty, likenessId: null })).toEqual({
    prompt: 'A pier',
    ...settings,
  });
  const full = { seed: '0', negativePrompt: ' fog ' };
  expect(orderOf({ prompt: 'A pier', settings, advanced: full, likenessId: 'me' })).toEqual({
    prompt: 'A pier',
    ...settings,
    seed: 0,
    negativePrompt: 'fog',
    likenessId: 'me',
  });
});
