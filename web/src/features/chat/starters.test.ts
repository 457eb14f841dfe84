import { SUGGESTED_TRAITS } from '@vesper/core/contract/character';
import { describe, expect, it } from 'vitest';
import { descriptionQuestions } from './description-questions.ts';
import { startersFor } from './starters.ts';

const somebody = (
  description: string | null,
  { greeting = null, traits = [] }: { greeting?: string | null; traits?: string[] } = {},
) => ({ name: 'Elena Marlowe', description, greeting, personality: { traits } });

describe('questions out of a description', () => {
  it.each([
    ['She reads the sky and tells its stories.', 'How did you come to read the sky?'],
    ['An architect who restores old theatres.', 'How did you come to restore old theatres?'],
    ['A painter, 32, who mixes her own colours from earth.', 'mix your own colours from earth?'],
    ['A cook who carries salt everywhere.', 'How did you come to carry salt everywhere?'],
    ['Juno loves cold mornings.', 'What do you love about cold mornings?'],
    ['He thinks most troubles look smaller after breakfast.', 'Do you really think most troubles'],
    ['A jazz pianist, 45.', 'What is a day like for a jazz pianist?'],
    ['Isolde is a sky captain with a parrot named Pepper.', 'Tell me about Pepper.'],
    ['A chef with a weakness for bad puns and tours.', 'Where does your weakness for bad puns'],
    ['Full of stories about weather and dogs.', 'Tell me one of your stories about weather and'],
  ])('%s', (description, question) => {
    expect(descriptionQuestions(description, 'Juno').join('\n')).toContain(question);
  });

  it.each([
    '',
    'I love my ship.',
    '{{char}} is a knight who {{user}} hired.',
    'You are the king of {{user}}.',
    'A woman.',
    'tall; dark; silent',
    '日本の灯台守。',
    'Always happy. Sometimes lies.',
    'A girl named Juno.',
  ])('are not made of what cannot simply be turned around: %s', (description) => {
    expect(descriptionQuestions(description, 'Juno')).toEqual([]);
  });
});

describe('starters', () => {
  it('are three, different, and come from the character', () => {
    const keeper = somebody('A lighthouse keeper, 34, who answers letters from strangers.', {
      traits: ['Wise', 'Calm'],
    });
    const starters = startersFor(keeper, 'a');
    expect(new Set(starters).size).toBe(3);
    expect(starters).toContain('How did you come to answer letters from strangers?');
    expect(starters).toContain('What is a day like for a lighthouse keeper?');
    const chef = startersFor(somebody('A chef.', { traits: ['Humorous'] }), 'a');
    expect(chef.some((one) => starters.includes(one))).toBe(false);
  });

  it('take up a greeting that asks something', () => {
    const greeting = 'The kettle is on. *smiles* "What brings you here?"';
    expect(startersFor(somebody(null, { greeting }), 'a')[0]).toMatch(/^You first/);
  });

  it('know a question for every trait that is suggested', () => {
    for (const trait of SUGGESTED_TRAITS) {
      const [first] = startersFor(somebody(null, { traits: [trait] }), 'a');
      expect(first).not.toContain('Elena');
    }
  });

  it('are there for a character of whom nothing is known, and for the assistant', () => {
    expect(startersFor(somebody(null), 'a')[0]).toContain('Elena');
    expect(startersFor(somebody(null), 'a')).toHaveLength(3);
    expect(startersFor(null, 'a')).toHaveLength(3);
    expect(startersFor(null, 'a')).not.toEqual(startersFor(null, 'b'));
  });
});
