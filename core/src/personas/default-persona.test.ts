import { expect, it } from 'vitest';
import { defaultPersona } from './default-persona.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const persona = (id: string, made: number, chosen: number | null = null) => ({
  id,
  createdAt: at(made),
  madeDefaultAt: chosen === null ? null : at(chosen),
});

it('the oldest is the default until another one is chosen', () => {
  expect(defaultPersona([persona('b', 2), persona('a', 1), persona('c', 3)])?.id).toBe('a');
});

it('the one chosen last is the default, and the one before it when that is gone', () => {
  const [a, b, c] = [persona('a', 1), persona('b', 2, 5), persona('c', 3, 9)];
  expect(defaultPersona([a, b, c])?.id).toBe('c');
  expect(defaultPersona([a, b])?.id).toBe('b');
  expect(defaultPersona([a])?.id).toBe('a');
  expect(defaultPersona([])).toBeNull();
});

it('two chosen in the same instant are one default, in whatever order they are read', () => {
  const [a, b] = [persona('a', 1, 5), persona('b', 1, 5)];
  expect(defaultPersona([a, b])?.id).toBe('a');
  expect(defaultPersona([b, a])?.id).toBe('a');
});
