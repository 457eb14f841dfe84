import { expect, it } from 'vitest';
import { hundredthsOf, priceField, priceWords } from './price-words.ts';

it('reads a price as people write it, without rounding', () => {
  expect(['4.99', '5', '0,5', ' 19.9 ', '1299.00'].map(hundredthsOf)).toEqual([
    499, 500, 50, 1990, 129_900,
  ]);
});

it('refuses what is no price', () => {
  expect(
    ['', '4.999', '-1', '1e3', 'free', '1.2.3'].every((text) => Number.isNaN(hundredthsOf(text))),
  ).toBe(true);
});

it('writes it back as it was', () => {
  expect([499, 500, 129_900].map((price) => hundredthsOf(priceField(price)))).toEqual([
    499, 500, 129_900,
  ]);
  expect(priceWords(499, 'USD')).toBe('$4.99');
});
