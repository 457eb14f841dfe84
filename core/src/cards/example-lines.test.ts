import { expect, test } from 'vitest';
import { exampleLines } from './example-lines.ts';

test('lines are told apart by their speakers, and go on until the next one', () => {
  const dialogue = `<START>
{{user}}: Are you afraid of storms?
{{char}}: *laughs* Storms are honest.
It is calm water that hides things.
<START>
<USER>: And rocks?
<BOT>: Rocks I respect.`;
  expect(exampleLines(dialogue)).toEqual([
    { by: 'member', text: 'Are you afraid of storms?' },
    { by: 'character', text: '*laughs* Storms are honest.\nIt is calm water that hides things.' },
    { by: 'member', text: 'And rocks?' },
    { by: 'character', text: 'Rocks I respect.' },
  ]);
});

test('without speakers each line is the character’s own', () => {
  expect(exampleLines('Mind the step.\n\nTea?')).toEqual([
    { by: 'character', text: 'Mind the step.' },
    { by: 'character', text: 'Tea?' },
  ]);
  expect(exampleLines('')).toEqual([]);
});

test('a page gets a few lines of a very long talk, quickly', () => {
  expect(exampleLines('{{char}}: word\n'.repeat(100_000))).toHaveLength(12);
});
