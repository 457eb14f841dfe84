import { expect, it } from 'vitest';
import { objection } from './objection.ts';

const MAX = 2 * 1024 * 1024;

it('a file that cannot be a card is refused before it is sent, with the reason', () => {
  expect(objection({ name: 'Mira.PNG', size: 10 }, MAX)).toBeUndefined();
  expect(objection({ name: 'mira.json', size: MAX }, MAX)).toBeUndefined();
  expect(objection({ name: 'mira.txt', size: 10 }, MAX)).toContain('JSON or CHARX');
  expect(objection({ name: 'mira.png', size: 0 }, MAX)).toContain('empty');
  expect(objection({ name: 'mira.png', size: MAX + 1 }, MAX)).toContain('2 MB');
});
