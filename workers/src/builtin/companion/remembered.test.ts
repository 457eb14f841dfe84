import { expect, it } from 'vitest';
import { respond } from './respond.ts';

const NOW = new Date('2027-03-04T18:00:00Z');

/** The reply to a first message when these facts are remembered from other talks. */
function reply(facts: readonly string[], said: string): string {
  const memories = facts.map((text, index) => ({ id: String(index), text }));
  const character = { name: 'Mira', traits: [] };
  const turns = [{ role: 'user' as const, content: said }];
  return respond({ runId: 'r', character, turns, memories }, NOW);
}

const TABLE: [string, string, RegExp][] = [
  ['Is called Ada', 'What is my name?', /Ada/],
  ['Lives in Lisbon.', 'Where do I live?', /Lisbon/],
  ['Works as a nurse', 'What do I do for a living?', /nurse/],
  ['Has a dog called Biscuit', 'What is my dog called?', /Biscuit/],
  ['I keep bees on the roof', 'What do I keep on the roof?', /bees/],
  ['Favourite colour is green', 'What is my favourite colour?', /green/],
];

it.each(TABLE)('the fact "%s" answers "%s"', (fact, question, answer) => {
  expect(reply([fact], question)).toMatch(answer);
  expect(reply([], question)).not.toMatch(answer);
});

it('what is said in this talk corrects what was remembered', () => {
  const turns = [
    { role: 'user' as const, content: 'I live in Porto now.' },
    { role: 'assistant' as const, content: 'How do you like it?' },
    { role: 'user' as const, content: 'Where do I live?' },
  ];
  const memories = [{ id: '1', text: 'Lives in Lisbon' }];
  const said = respond(
    { runId: 'r', character: { name: 'Mira', traits: [] }, turns, memories },
    NOW,
  );
  expect(said).toMatch(/Porto/);
});
