import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { createPainting } from '../painting.ts';
import { parseScene } from '../parse-scene.ts';
import { createRandom } from '../random.ts';
import { cutOut } from './cut-out.ts';
import { paintLikeness } from './paint-likeness.ts';
import { FACE, PHOTO_SIDE, portraitPhoto, stonesPhoto } from './portrait-photo.fixtures.ts';

// Pixels are counted by the hundred thousand, on a core that others use too.
vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = [
  ['of light skin before a grey wall', {}],
  [
    'of dark skin before a dark wall',
    { skin: '#5b3a2a', hair: '#120d0b', wall: ['#3c4a4a', '#222b2c'] },
  ],
  [
    'of pale skin before a bright wall',
    { skin: '#e8c3ad', hair: '#b98d50', wall: ['#eef0ee', '#cfd6d3'] },
  ],
  ['in a shirt like the wall', { shirt: '#8a9a92' }],
] as const;

function alphaAt({ picture }: { picture: Canvas }, x: number, y: number): number {
  return picture.getContext('2d').getImageData(x, y, 1, 1).data[3] ?? 0;
}

describe('cutting somebody out', () => {
  it.each(PEOPLE)('keeps a person %s, and nothing of the wall', (_, options) => {
    const found = cutOut(portraitPhoto(options));
    if (!found) throw new Error('Nobody was found.');
    expect(Math.hypot(found.head.x - FACE.x, found.head.y - FACE.y)).toBeLessThan(
      FACE.radius * 0.5,
    );
    for (const [x, y] of [
      [FACE.x, FACE.y],
      [FACE.x, FACE.y - 50],
      [FACE.x, FACE.y + 60],
      [FACE.x - 50, 380],
      [FACE.x + 50, 460],
    ] as const) {
      expect([x, y, alphaAt(found, x, y)]).toEqual([x, y, 255]);
    }
    for (const [x, y] of [
      [10, 10],
      [PHOTO_SIDE - 10, 10],
      [30, 240],
      [PHOTO_SIDE - 30, 240],
      [FACE.x, 30],
    ] as const) {
      expect([x, y, alphaAt(found, x, y)]).toEqual([x, y, 0]);
    }
  });

  it('finds nobody where nobody is', () => {
    expect(cutOut(stonesPhoto())).toBeNull();
  });
});

const SIZES = [
  [448, 256],
  [256, 256],
  [256, 448],
] as const;

function paint(
  [width, height]: readonly [number, number],
  photo: Canvas | undefined,
  prompt: string,
) {
  const scene = parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 5 }, true);
  const painting = createPainting(scene, { width, height }, 'the same for all', photo);
  painting.ctx.fillStyle = '#446688';
  painting.ctx.fillRect(0, 0, width, height);
  paintLikeness(painting, createRandom(1));
  return painting.ctx.getImageData(0, 0, width, height).data;
}

/** The share of pixels in which two pictures differ by more than a shade. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const by = [0, 1, 2].map((n) => Math.abs((one[at + n] ?? 0) - (other[at + n] ?? 0)));
    if (Math.max(...by) > 24) different += 1;
  }
  return different / (one.length / 4);
}

describe.each(SIZES)('in a picture of %i by %i', (...size) => {
  const empty = paint(size, undefined, 'a lake at sunset');

  it('the person stands in the scene, which is still to be seen', () => {
    const shown = difference(empty, paint(size, portraitPhoto(), 'a lake at sunset'));
    expect(shown).toBeGreaterThan(0.08);
    expect(shown).toBeLessThan(0.75);
  });

  it('a photo of nobody is shown in a medallion', () => {
    const shown = difference(empty, paint(size, stonesPhoto(), 'a lake at sunset'));
    expect(shown).toBeGreaterThan(0.1);
    expect(shown).toBeLessThan(0.6);
  });
});

describe('a painted person', () => {
  const size = SIZES[1];

  it('is the same for the same photo and another for another one', () => {
    const first = paint(size, portraitPhoto(), 'a lake at sunset');
    const again = paint(size, portraitPhoto(), 'a lake at sunset');
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
    const other = paint(size, portraitPhoto({ shirt: '#a03030' }), 'a lake at sunset');
    expect(difference(first, other)).toBeGreaterThan(0.05);
  });

  it('is darker at night than by day', () => {
    const mean = (prompt: string) => {
      const data = paint(size, portraitPhoto(), prompt);
      return data.reduce((sum, it) => sum + it, 0) / data.length;
    };
    expect(mean('a lake at night')).toBeLessThan(mean('a lake at noon') - 2);
  });

  it('is not painted a second time from the prompt', () => {
    const prompt = 'a portrait of a person with a dog';
    const kinds = (hasPerson: boolean) =>
      parseScene({ prompt, quality: 'standard', style: 'vivid', seed: 5 }, hasPerson).subjects.map(
        ({ kind }) => kind,
      );
    expect(kinds(false)).toEqual(expect.arrayContaining(['portrait', 'dog']));
    expect(kinds(true)).toEqual(['dog']);
  });
});
