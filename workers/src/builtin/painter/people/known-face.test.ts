import { expect, it } from 'vitest';
import { parseScene } from '../parse-scene.ts';

const PORTRAIT = { prompt: 'tasteful portrait of an adult named Kai, a jazz pianist, 45', seed: 7 };
const settings = { quality: 'standard', style: 'vivid' } as const;

it('a character looks the same in every picture, whatever they do there', () => {
  const [portrait] = parseScene({ ...settings, ...PORTRAIT }).people;
  for (const seed of [1, 2, 3]) {
    for (const scene of ['dancing on a beach', 'reading in a library', 'walking in the rain']) {
      const prompt = `an adult person named Kai, Kai ${scene}`;
      const [person] = parseScene({ ...settings, prompt, seed, portrait: PORTRAIT }).people;
      expect(person?.features).toEqual(portrait?.features);
      expect(person?.skin).toEqual(portrait?.skin);
      expect(person?.hair).toEqual(portrait?.hair);
      expect(person?.years).toBe(portrait?.years);
    }
  }
});

it('who stands beside them is as the words say', () => {
  const prompt = 'an adult named Kai, 45, beside an old woman with white hair';
  const alone = parseScene({ ...settings, prompt, seed: 4 }).people;
  const known = parseScene({ ...settings, prompt, seed: 4, portrait: PORTRAIT }).people;
  expect(known).toHaveLength(alone.length);
  expect(known.slice(1)).toEqual(alone.slice(1));
});
