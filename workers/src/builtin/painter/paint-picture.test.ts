import { describe, expect, it } from 'vitest';
import { COMPOSITION } from './composition.ts';
import { createPainting } from './painting.ts';
import { parseScene } from './parse-scene.ts';
import { createRandom, hashText } from './random.ts';
import { THING_WORDS } from './thing-words.ts';
import { THINGS } from './things/things.ts';

/** Small: what is to be seen is to be seen on a thumbnail. */
const SIDE = 320;
/** The layers that draw what is named, without the slow passes over the finished pixels. */
const FINISHING = new Set(['brushwork', 'grade', 'bloom', 'shafts', 'air']);

function pixels(prompt: string): Uint8ClampedArray {
  const scene = parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 5 });
  const painting = createPainting(scene, { width: SIDE, height: SIDE }, 'the same for all');
  for (const { name, paint } of COMPOSITION) {
    if (!FINISHING.has(name)) paint(painting, createRandom(hashText(name)));
  }
  return painting.ctx.getImageData(0, 0, SIDE, SIDE).data;
}

function changedShare(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let changed = 0;
  for (let at = 0; at < a.length; at += 4) {
    const difference =
      Math.abs((a[at] ?? 0) - (b[at] ?? 0)) + Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0));
    if (difference > 16) changed += 1;
  }
  return changed / (a.length / 4);
}

const BACKDROPS = [
  [
    'a meadow at sunset',
    [
      'castle',
      'fox',
      'wolf',
      'deer',
      'horse',
      'dog',
      'cat',
      'owl',
      'two butterflies',
      'a person',
      'a portrait',
      'a tree',
      'a windmill',
      'a campfire',
      'lanterns',
      'a balloon',
      'birds',
      'cherry blossom',
      'in the rain',
      'in winter',
      'in fog',
      'a rainbow',
      'a planet',
      ...THINGS.map(({ kind }) => `a ${THING_WORDS[kind].split(' ')[0] ?? kind}`),
      ...['a dragon', 'a dinosaur', 'a bear', 'a lion', 'an elephant', 'a rabbit', 'a parrot'],
      ...['in a room', 'in a street', 'abstract', 'watercolour', 'ink', 'pixel art', 'monochrome'],
    ],
  ],
  [
    'a lake at sunset',
    ['a lighthouse', 'a boat', 'a ship', 'a bridge', 'koi', 'a waterfall', 'palm trees', 'a whale'],
  ],
  ['the sea at night', ['an aurora', 'lightning', 'a teal sea', 'in a city']],
  ['under water', ['a whale', 'a castle', 'a treasure chest']],
] as const;

describe.each(BACKDROPS)('in "%s"', (backdrop, subjects) => {
  const without = pixels(backdrop);
  it.each(subjects)('one sees "%s"', (subject) => {
    expect(changedShare(without, pixels(`${backdrop}, ${subject}`))).toBeGreaterThan(0.0008);
  });
});
