import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from './json.ts';

const schema = z.object({ id: z.string() });

it('a text gives its value', () => {
  expect(parseJson(schema, '{"id":"a"}')).toEqual({ id: 'a' });
});

it.each(['', 'undefined', '{"id":', '{"id":1}', '[]'])('%j gives nothing', (text) => {
  expect(parseJson(schema, text)).toBeUndefined();
});
