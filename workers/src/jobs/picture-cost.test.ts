import { expect, it } from 'vitest';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { pictureCost } from './picture-cost.ts';

const shared = { id: 'm', name: 'M', description: null, price: 1, costPerPicture: 0.04 };
const remote = { ...shared, servers: ['http://127.0.0.1:1/v1'], model: 'gpt-image-1' };
const priced: ImageModelConfig = {
  ...{ engine: 'openai', ...remote },
  costPerMillion: { text: 5, image: 10, output: 40 },
};
const usage = { text: 100, image: 2_000, output: 1_056 };

it('a picture costs what its tokens cost, each kind by its own price', () => {
  expect(pictureCost(priced, usage)).toBeCloseTo(0.0005 + 0.02 + 0.04224);
});

it('without a count, or without prices of tokens, it costs what a picture costs', () => {
  expect(pictureCost(priced, undefined)).toBe(0.04);
  expect(pictureCost({ engine: 'openai', ...remote }, usage)).toBe(0.04);
  expect(pictureCost({ engine: 'builtin', ...shared, costPerPicture: undefined }, usage)).toBe(0);
});
