import { expect, it } from 'vitest';
import { refusalWords } from './refusal-words.ts';

it('counts what was refused by its reason', () => {
  const refused = [{ message: 'Not checked.' }, { message: 'Held.' }, { message: 'Not checked.' }];
  expect(refusalWords(refused, 12, 'made public')).toBe(
    '2 of 12 could not be made public: Not checked. 1 of 12 could not be made public: Held.',
  );
});
