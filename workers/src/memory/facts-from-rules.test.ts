import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { factsFromRules } from './facts-from-rules.ts';
import type { SaidMessage } from './proposed-fact.ts';

const say = (...lines: string[]): SaidMessage[] =>
  lines.map((line, index) => ({
    _id: new Types.ObjectId(),
    role: line.startsWith('AI:') ? 'assistant' : 'user',
    content: line.replace(/^AI: /, ''),
    createdAt: new Date(index),
  }));
const texts = (...lines: string[]) => factsFromRules(say(...lines)).map(({ text }) => text);

it('puts what a member says of themselves in words', () => {
  expect(texts("Hi, I'm Priya and I love tea. I live in Oslo.")).toEqual([
    'Is called Priya',
    'Likes tea',
    'Lives in Oslo',
  ]);
  expect(texts('I have a dog called Rex', 'my sister Anna is visiting')).toEqual([
    'Has a dog called Rex',
    'Has a sister called Anna',
  ]);
});

it('leaves out moods, plans and what the companion says', () => {
  expect(texts('I am so tired', 'tomorrow I have an interview', 'AI: I live in Rome')).toEqual([]);
});

it('takes the later of two that cannot both hold, with the message that says it', () => {
  const talk = say('I live in Lisbon', 'AI: How nice.', 'I moved to Porto');
  expect(factsFromRules(talk)).toMatchObject([{ text: 'Lives in Porto', message: talk[2] }]);
  expect(texts('I like rain', 'I hate rain')).toEqual(['Does not like rain']);
});

it("understands a short answer to the companion's question", () => {
  expect(texts('AI: What is your favourite colour?', 'green')).toEqual([
    'Favourite colour is green',
  ]);
});
