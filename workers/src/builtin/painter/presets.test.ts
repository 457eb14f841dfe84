import { BUILTIN_PRESETS } from '@vesper/core/image-presets/builtin-presets.data';
import { composeWords } from '@vesper/core/image-presets/compose-words';
import { BUILTIN_LISTS } from '@vesper/core/wildcards/builtin-lists.data';
import { expect, it } from 'vitest';
import { parseScene } from './parse-scene.ts';
import { understand } from './understand.ts';

const PROMPT = 'a lighthouse by the sea at sunrise';
const scene = (prompt: string) =>
  parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 3, seedWords: PROMPT });

it.each(BUILTIN_PRESETS)(
  'a built-in style changes what is painted, and keeps what was asked: $name',
  (preset) => {
    const { prompt } = composeWords({ prompt: PROMPT }, preset, true);
    const [plain, styled] = [scene(PROMPT), scene(prompt)];
    const seen = ({ look, moods, weather, time, tints }: typeof plain) => ({
      look,
      moods,
      weather,
      time,
      tints,
    });
    expect(seen(styled)).not.toEqual(seen(plain));
    expect(styled.subjects.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lighthouse']));
    expect(styled.places).toContain('sea');
    expect(understand(prompt).leavesOut).toEqual([]);
  },
);

it.each(Object.entries(BUILTIN_LISTS))(
  'the painter shows every word of the list %s',
  (name, words) => {
    const lost = words.filter((word) => {
      const text = name === 'animal' ? `a ${word} in a meadow` : `a lighthouse, ${word}`;
      return understand(text).leavesOut.length > 0;
    });
    expect(lost).toEqual([]);
  },
);
