import { expect, it } from 'vitest';
import { SYMBOLS, symbolsOf, timeOf } from './payload.ts';

it.each(['1970-01-01T00:00:00Z', '2026-11-23T12:34:56Z', '2106-02-07T06:28:15Z'])(
  'says %s and reads it again',
  (iso) => {
    expect(timeOf(symbolsOf(new Date(iso)))).toEqual(new Date(iso));
  },
);

it('says nothing when one symbol of it was read wrong', () => {
  const symbols = symbolsOf(new Date('2026-11-23T12:34:56Z'));
  expect(symbols).toHaveLength(SYMBOLS);
  for (const at of symbols.keys()) {
    expect(timeOf(symbols.with(at, ((symbols[at] ?? 0) + 1) % 256))).toBeNull();
  }
});
