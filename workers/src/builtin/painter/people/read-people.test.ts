import { describe, expect, it } from 'vitest';
import { HOUSE_CHARACTERS } from '../../../seed/house.ts';
import { avatarPrompt } from '@vesper/core/characters/character-prompts';
import { parseScene } from '../parse-scene.ts';
import type { Scene } from '../scene.ts';
import type { Person } from './person.ts';
import { HAIR_COLORS } from './person-words.ts';

function parse(prompt: string, seed = 1): Scene {
  return parseScene({ prompt, quality: 'standard', style: 'natural', seed });
}

function portrayed(prompt: string, seed = 1): Person {
  const [person] = parse(prompt, seed).people;
  if (!person) throw new Error(`nobody in "${prompt}"`);
  return person;
}

const DESCRIPTIONS = [
  ['Brother Anselm', 'A bald monk of 58 in a saffron robe who keeps the bees of his monastery.'],
  ['Grace Doyle', 'A red-haired pirate captain with a hat, she laughs at storms.'],
  ['Oskar', 'An old fisherman with a long white beard who carves boats.'],
  ['Leila', 'A librarian, 41, with round glasses and black hair in a bun.'],
  ['Tomas', 'A young astronaut with brown skin; he misses rain.'],
  ['Wren', 'A gardener with a straw hat and grey hair. She speaks to roses.'],
  ['Aldous', 'A wizard who forgets his spells but never his manners.'],
  ['Sir Rowan', 'A knight with short blond hair, sworn to a small and cheerful queen.'],
  ['Marisol', 'A dancer, she has long black hair and a red dress.'],
  ['Nils', 'A detective with a moustache and a grey coat. He hates mysteries.'],
  ['Amara', 'A scientist with an afro and green eyes. She collects moss.'],
  ['Pat', 'They are a barista with short blue hair.'],
] as const;

describe('every face is its own', () => {
  it('in the characters of a fresh installation and in a dozen descriptions', () => {
    const painted = [
      ...HOUSE_CHARACTERS.map(({ portrait }, index) => portrayed(portrait, 100 + index)),
      ...DESCRIPTIONS.map(([name, description]) =>
        portrayed(avatarPrompt({ name, description, traits: ['Calm'] })),
      ),
    ];
    expect(new Set(painted.map((person) => JSON.stringify(person))).size).toBe(18);
    const looks = painted.map(({ hair, skin, beard, dress, hat, presents }) =>
      JSON.stringify([hair.style, hair.color, skin, beard.style, dress, hat, presents]),
    );
    expect(new Set(looks).size).toBe(18);
  });

  it('by the seed, of the same words; and the same again by the same seed', () => {
    const people = Array.from({ length: 8 }, (_, seed) => portrayed('a portrait of someone', seed));
    expect(new Set(people.map((person) => JSON.stringify(person))).size).toBe(8);
    expect(portrayed('a portrait of someone', 3)).toEqual(people[3]);
  });
});

describe('what is told is drawn', () => {
  const told = ([name, description]: (typeof DESCRIPTIONS)[number]): Person =>
    portrayed(avatarPrompt({ name, description, traits: [] }));

  it.each([
    [0, { presents: 'man', years: 58, role: 'monk', hair: { style: 'bald' } }],
    [1, { presents: 'woman', role: 'pirate', hat: { kind: 'tricorn' } }],
    [2, { presents: 'man', role: 'fisherman', beard: { style: 'long' } }],
    [3, { presents: 'woman', years: 41, hair: { style: 'bun' }, glasses: 'round' }],
    [4, { presents: 'man', role: 'astronaut', dress: { garment: 'spacesuit' } }],
    [5, { presents: 'woman', hat: { kind: 'straw' } }],
    [6, { presents: 'man', role: 'wizard', hat: { kind: 'pointed' }, beard: { style: 'long' } }],
    [7, { role: 'knight', hair: { style: 'short' }, dress: { garment: 'armour' } }],
    [8, { presents: 'woman', hair: { style: 'long' }, dress: { garment: 'dress' } }],
    [9, { presents: 'man', beard: { style: 'moustache' }, dress: { garment: 'coat' } }],
    [10, { presents: 'woman', hair: { style: 'afro' } }],
    [11, { presents: 'neutral', role: 'barista', hair: { style: 'short' } }],
  ] as const)('in description %i', (index, expected) => {
    const description = DESCRIPTIONS[index];
    expect(description && told(description)).toMatchObject(expected);
  });

  it('in its colours', () => {
    expect(portrayed(avatarPrompt({ ...described(1), traits: [] })).hair.color).toEqual(
      HAIR_COLORS.get('red'),
    );
    expect(portrayed('portrait of a man with a white beard').beard.color).toEqual(
      HAIR_COLORS.get('white'),
    );
  });

  it('but nobody is drawn young, whatever number stands in a text', () => {
    for (const prompt of ['portrait of a woman, 18', 'portrait of a young man', 'a face']) {
      expect(portrayed(prompt).years).toBeGreaterThanOrEqual(24);
    }
  });

  it('and what is refused is not', () => {
    const person = portrayed('portrait of a chef without a hat, no beard, he');
    expect(person.hat).toBeUndefined();
    expect(person.beard.style).toBe('none');
    const prompt = 'portrait of a man with a hat';
    const scene = { prompt, quality: 'standard', style: 'natural', seed: 1 } as const;
    const [shaven] = parseScene({ ...scene, negativePrompt: 'beard, snow' }).people;
    expect(shaven?.beard.style).toBe('none');
  });
});

function described(index: number): { name: string; description: string } {
  const [name = '', description = ''] = DESCRIPTIONS[index] ?? [];
  return { name, description };
}

describe('people in pictures', () => {
  it.each([
    ['a dancer on a stage', 'dance', 1],
    ['woman with an umbrella in the rain', 'umbrella', 1],
    ['man riding a horse', 'ride', 1],
    ['a couple kissing at sunset', 'embrace', 2],
    ['a couple holding hands', 'hands', 2],
    ['musician playing guitar', 'guitar', 1],
    ['an old man fishing at a lake', 'fish', 1],
    ['a monk meditating in the mountains', 'meditate', 1],
    ['three friends in a meadow', 'stand', 3],
    ['a knight and two wizards', 'sword', 3],
    ['a woman reading under a tree', 'read', 1],
    ['a runner in the morning', 'run', 1],
  ] as const)('"%s": %s, %i of them', (prompt, pose, count) => {
    const scene = parse(prompt);
    expect(scene.people[0]?.pose).toBe(pose);
    expect(scene.people).toHaveLength(count);
    expect(scene.subjects.map(({ kind }) => kind)).not.toContain('portrait');
  });

  it('are a face where looks are told and nothing is done', () => {
    const kinds = parse('a woman with long red hair and green eyes').subjects;
    expect(kinds.map(({ kind }) => kind)).toContain('portrait');
  });

  it('are nobody in a portrait of an animal, and where nobody is named', () => {
    expect(parse('portrait of a fox').people).toEqual([]);
    expect(parse('a castle at dawn').people).toEqual([]);
    expect(parse('a beach without people').people).toEqual([]);
  });

  it('are told apart: each has the looks that stand with them', () => {
    const [first, second] = parse('an old man in a red coat and a woman with blonde hair').people;
    expect(first).toMatchObject({ presents: 'man', years: 70 });
    expect(second).toMatchObject({ presents: 'woman' });
    expect(second?.hair.color).toEqual(HAIR_COLORS.get('blonde'));
  });

  it('keep their colours to themselves: a red hat does not redden the sky', () => {
    expect(parse('portrait of a man in a red beanie and a green coat').tints).toEqual([]);
  });
});
