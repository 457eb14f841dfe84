import { describe, expect, it } from 'vitest';
import { COLOR_WORDS } from './scene-words.ts';
import { parseScene } from './parse-scene.ts';
import { subjectOf, type SubjectKind } from './scene.ts';

function parse(prompt: string, negativePrompt?: string) {
  const rest = negativePrompt === undefined ? {} : { negativePrompt };
  return parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 1, ...rest });
}
const kinds = (prompt: string, negativePrompt?: string) =>
  parse(prompt, negativePrompt).subjects.map(({ kind }) => kind);

describe('the words of a prompt', () => {
  it.each([
    ['the ocean at noon', 'sea'],
    ['a sandy shore', 'beach'],
    ['alpine peaks', 'mountains'],
    ['deep in the woods', 'forest'],
    ['sand dunes', 'desert'],
    ['downtown skyscrapers', 'city'],
    ['a distant galaxy', 'space'],
    ['a pond', 'garden'],
    ['wide prairies', 'meadow'],
    ['two lakes', 'lake'],
    ['a creek', 'river'],
    ['waterfalls', 'waterfall'],
    ['under the ocean surface', 'underwater'],
    ['above the clouds', 'cloudtop'],
  ] as const)('find the place in "%s"', (prompt, place) => {
    expect(parse(prompt).places).toContain(place);
  });

  it.each<[string, SubjectKind]>([
    ['a fortress', 'castle'],
    ['sailing boats', 'boat'],
    ['an old galleon', 'ship'],
    ['a log cabin', 'house'],
    ['kittens', 'cat'],
    ['wolves', 'wolf'],
    ['butterflies', 'butterfly'],
    ['foxes', 'fox'],
    ['wild geese', 'bird'],
    ['koi', 'fish'],
    ['northern lights', 'aurora'],
    ['a hot-air balloon', 'balloon'],
    ['people', 'person'],
    ['a headshot', 'portrait'],
  ])('find the subject in "%s"', (prompt, kind) => {
    expect(kinds(prompt)).toContain(kind);
  });

  it.each([
    ['at dawn', 'sunrise'],
    ['at noon', 'day'],
    ['in the golden hour', 'golden'],
    ['in the evening', 'sunset'],
    ['at twilight', 'dusk'],
    ['at midnight', 'night'],
    ['under the northern lights', 'night'],
    ['a sunny evening', 'sunset'],
  ] as const)('tell the hour: a field %s', (words, time) => {
    expect(parse(`a field ${words}`).time).toBe(time);
  });

  it('tell season, weather and mood', () => {
    const scene = parse('a melancholic autumn park in fog and rain, dreamy');
    expect(scene.season).toBe('autumn');
    expect([...scene.weather].sort()).toEqual(['fog', 'rain']);
    expect([...scene.moods].sort()).toEqual(['dreamy', 'melancholic']);
  });

  it('mean nothing inside other words', () => {
    expect(kinds('a catalogue of seasoned foxgloves')).toEqual([]);
  });
});

describe('colours', () => {
  it('belong to the noun that follows them', () => {
    const scene = parse('a red balloon over a teal sea, violet aurora');
    expect(subjectOf(scene, 'balloon')?.tint).toEqual(COLOR_WORDS.get('red'));
    expect(scene.placeTints.get('sea')).toEqual(COLOR_WORDS.get('teal'));
    expect(subjectOf(scene, 'aurora')?.tint).toEqual(COLOR_WORDS.get('violet'));
    expect(scene.tints).toEqual([]);
  });

  it('tint the whole palette when no noun claims them', () => {
    expect(parse('mountains in crimson and gold').tints).toHaveLength(2);
  });
});

describe('counts', () => {
  it.each<[string, SubjectKind, number]>([
    ['two boats', 'boat', 2],
    ['a boat', 'boat', 1],
    ['7 wild horses', 'horse', 7],
    ['a flock of birds', 'bird', 14],
    ['a pair of swans', 'bird', 2],
    ['999 lanterns', 'lantern', 40],
    ['horses', 'horse', 3],
  ])('"%s" gives %s × %i', (prompt, kind, count) => {
    expect(subjectOf(parse(prompt), kind)?.count).toBe(count);
  });
});

describe('refusals', () => {
  it.each(['a beach without people', 'a beach, no people or dogs', 'a beach without any people'])(
    '"%s" has nobody in it',
    (prompt) => {
      const scene = parse(prompt);
      expect(scene.subjects).toEqual([]);
      expect(scene.refused).toContain('person');
    },
  );

  it('end at the comma', () => {
    expect(kinds('no people, a fox')).toEqual(['fox']);
  });

  it('come from the negative prompt too', () => {
    expect(kinds('a fox and a wolf', 'wolf, birds')).toEqual(['fox']);
    expect(parse('a meadow', 'birds').refused).toContain('bird');
  });
});

describe('a prompt without a known word', () => {
  it('is a landscape that the words choose, the same each time', () => {
    const places = (prompt: string) => [...parse(prompt).places].join();
    expect(places('xyzzy')).toBe(places('xyzzy'));
    const all = new Set(
      ['xyzzy', 'plugh', 'frotz', 'gnusto', 'rezrov', 'blorb', 'yomin'].map(places),
    );
    expect(all.size).toBeGreaterThan(1);
  });
});
