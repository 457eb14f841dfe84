import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPainting } from '../../painting.ts';
import { parseScene } from '../../parse-scene.ts';
import { createRandom } from '../../random.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { HAIR_STYLES, type Person } from '../person.ts';
import { BEARD_WORDS, GARMENT_WORDS, HAT_WORDS, POSES } from '../person-words.ts';
import { paintPortraitBust } from './paint-bust.ts';

/** Small: what tells two people apart is to be seen on a thumbnail. */
const SIDE = 96;

function painted(change: (person: Person) => Person, whole = false): Uint8ClampedArray {
  const prompt = 'portrait of a man of 40 in a shirt, bald, clean shaven';
  const scene = parseScene({ prompt, quality: 'standard', style: 'natural', seed: 2 });
  const painting = createPainting(scene, { width: SIDE, height: SIDE }, prompt);
  const [person] = scene.people;
  if (!person) throw new Error('nobody is portrayed');
  const on = createCanvas(SIDE, SIDE).getContext('2d');
  const size = SIDE * (whole ? 0.6 : 0.45);
  on.setTransform(size, 0, 0, whole ? -size : size, SIDE / 2, whole ? SIDE * 0.95 : SIDE * 0.45);
  if (whole) drawFigure(painting, createRandom(5), change(person), on);
  else paintPortraitBust(painting, createRandom(5), change(person), on);
  return on.getImageData(0, 0, SIDE, SIDE).data;
}

function changedShare(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let changed = 0;
  for (let at = 0; at < a.length; at += 4) {
    const distance = [0, 1, 2, 3].map((of) => Math.abs((a[at + of] ?? 0) - (b[at + of] ?? 0)));
    if (Math.max(...distance) > 24) changed += 1;
  }
  return changed / (a.length / 4);
}

const kinds = <K>(table: readonly (readonly [K, string])[]): K[] => [
  ...new Set(table.map(([kind]) => kind)),
];

describe('in a portrait one sees', () => {
  const plain = painted((person) => person);
  const differs = (change: (person: Person) => Person) =>
    expect(changedShare(plain, painted(change))).toBeGreaterThan(0.002);

  it.each(HAIR_STYLES.filter((style) => style !== 'bald'))('the hair: %s', (style) => {
    differs((person) => ({ ...person, hair: { ...person.hair, style } }));
  });

  it.each(kinds(BEARD_WORDS).filter((style) => style !== 'none'))('the beard: %s', (style) => {
    differs((person) => ({ ...person, beard: { ...person.beard, style } }));
  });

  it.each(kinds(HAT_WORDS))('the hat: %s', (kind) => {
    differs((person) => ({ ...person, hat: { kind, color: [120, 40, 50] } }));
  });

  it.each(kinds(GARMENT_WORDS).filter((garment) => garment !== 'shirt'))(
    'the garment: %s',
    (garment) => differs((person) => ({ ...person, dress: { ...person.dress, garment } })),
  );

  it('glasses, years, skin and who somebody is', () => {
    differs((person) => ({ ...person, glasses: 'round' }));
    differs((person) => ({ ...person, years: 80 }));
    differs((person) => ({ ...person, skin: [77, 47, 34] }));
    differs((person) => ({ ...person, presents: 'woman' }));
  });
});

describe('of somebody seen whole one sees', () => {
  const plain = painted((person) => person, true);
  it.each(kinds(POSES))('what is done: %s', (pose) => {
    const doing = painted((person) => ({ ...person, pose }), true);
    expect(changedShare(plain, doing)).toBeGreaterThan(0.002);
  });
});
