import { expect, it } from 'vitest';
import { chooseMemories, type KnownFact } from './choose-memories.ts';
import { scoresByWords } from './terms.ts';

const fact = (id: string, text: string, more: Partial<KnownFact> = {}): KnownFact => ({
  ...{ id, text, isPinned: false, relevance: 0, createdAt: new Date(Number(id)) },
  ...more,
});
const ids = (facts: KnownFact[], tokens: number) => chooseMemories(facts, tokens).map((f) => f.id);

it('takes pinned facts, then what has to do with the talk, then the newest', () => {
  const facts = [
    fact('1', 'pinned one', { isPinned: true }),
    fact('2', 'the old one'),
    fact('3', 'fits a lot', { relevance: 2 }),
    fact('4', 'the newest'),
  ];
  expect(ids(facts, 7)).toEqual(['1']);
  expect(ids(facts, 14)).toEqual(['1', '3']);
  expect(ids(facts, 21)).toEqual(['1', '3', '4']);
  expect(ids(facts, 1_000)).toEqual(['1', '2', '3', '4']);
});

it('passes over what does not fit, for what does', () => {
  const facts = [fact('1', 'short'), fact('2', 'long '.repeat(40), { relevance: 9 })];
  expect(ids(facts, 20)).toEqual(['1']);
});

it('finds facts by words, whatever their form', () => {
  const facts = ['Likes hiking in the hills', 'Has a dog called Rex', 'Works at a bank'];
  const scores = scoresByWords(facts, 'Shall we hike tomorrow?');
  expect(scores[0]).toBeGreaterThan(0);
  expect(scores.slice(1)).toEqual([0, 0]);
  expect(scoresByWords(facts, 'How are you?')).toEqual([0, 0, 0]);
});

it('a rare word counts more than a common one', () => {
  const facts = ['Has a red car', 'Has a red bike', 'Has a red kite', 'Has a blue boat'];
  const [car = 0, bike = 0] = scoresByWords(facts, 'my red car');
  expect(car).toBeGreaterThan(bike);
});

it('finds words of scripts without spaces, and with accents', () => {
  expect(scoresByWords(['住在东京', '喜欢猫'], '东京的天气')[0]).toBeGreaterThan(0);
  expect(scoresByWords(['Mag Käsespätzle', 'Wohnt in Köln'], 'Köln')).toEqual([
    0,
    expect.closeTo(1, 0),
  ]);
});
