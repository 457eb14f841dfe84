import { expect, it } from 'vitest';
import { imageVersionRequest } from '@vesper/core/contract/image-version';
import { countOf, orderOf, pixelsOf, USUAL } from './order.ts';
import { WAYS } from './ways.ts';

const form = {
  ...USUAL,
  count: 3,
  prompts: { vary: '  at night ', edit: 'a red hat', inpaint: 'x' },
};

it('every way makes an order that the server takes', () => {
  for (const { task } of WAYS) {
    const order = orderOf(task, form, 'painter', 'AAAA');
    expect(imageVersionRequest.parse(order)).toEqual(order);
  }
});

it('words belong to the way they were written for, and none means its own', () => {
  expect(orderOf('vary', form, 'painter', '')).toMatchObject({ prompt: 'at night', count: 3 });
  expect(orderOf('vary', USUAL, 'painter', '')).not.toHaveProperty('prompt');
  expect(orderOf('outpaint', form, 'painter', '')).not.toHaveProperty('prompt');
});

it('one picture is enlarged at a time', () => {
  expect(countOf(form, 'upscale')).toBe(1);
  expect(countOf(form, 'vary')).toBe(3);
});

it('a mask has the pixels of the file, not of the order', () => {
  const settings = {
    size: '1792x1024',
    quality: 'standard',
    style: 'vivid',
    modelId: null,
    steps: null,
    guidance: null,
    preset: null,
  } as const;
  expect(pixelsOf({ pixels: null, settings })).toEqual({ width: 1792, height: 1024 });
  const pixels = { width: 2048, height: 2048 };
  expect(pixelsOf({ pixels, settings })).toEqual(pixels);
});
