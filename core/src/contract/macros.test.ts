import { expect, it } from 'vitest';
import { fillMacros } from './macros.ts';

it('both spellings of a macro give the name, in any case', () => {
  const names = { char: 'Ines', user: 'Robin' };
  expect(fillMacros('{{char}} waves at {{User}}. <BOT>: Hello, <user>.', names)).toBe(
    'Ines waves at Robin. Ines: Hello, Robin.',
  );
});

it('names that name each other are put in once, as they are', () => {
  const names = { char: '{{user}}', user: '{{char}}{{user}}' };
  expect(fillMacros('{{char}} and {{user}}', names)).toBe('{{user}} and {{char}}{{user}}');
});
