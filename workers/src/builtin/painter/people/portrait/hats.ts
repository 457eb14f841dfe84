import type { Hat } from '../person.ts';
import { tonesOf, type Bust, type Tones } from './bust.ts';
import { cap, toque, beret, beanie, turban, bandana } from './caps.ts';
import { pointed, straw, fedora, tricorn } from './brims.ts';
import {
  hood,
  hoodBehind,
  helmet,
  globeBehind,
  globe,
  headscarf,
  goggles,
  headphones,
} from './coverings.ts';
import { crown, wreath } from './crowns.ts';

/** What is worn on the head: the part behind it, and the part over hair and brow. */
interface Headwear {
  behind?: (bust: Bust, tones: Tones) => void;
  before: (bust: Bust, tones: Tones) => void;
}

export function paintHatBehind(bust: Bust): void {
  wear(bust, 'behind');
}

export function paintHat(bust: Bust): void {
  wear(bust, 'before');
}

function wear(bust: Bust, part: keyof Headwear): void {
  const { hat } = bust.person;
  if (!hat) return;
  bust.on.save();
  bust.on.scale(bust.build.half / 0.35, 1);
  HATS[hat.kind][part]?.(bust, tonesOf(bust.painting, hat.color));
  bust.on.restore();
}

const HATS: Record<Hat, Headwear> = {
  cap: { before: cap },
  toque: { before: toque },
  pointed: { before: pointed },
  straw: { before: straw },
  fedora: { before: fedora },
  beret: { before: beret },
  beanie: { before: beanie },
  hood: { behind: hoodBehind, before: hood },
  crown: { before: crown },
  tricorn: { before: tricorn },
  helmet: { before: helmet },
  globe: { behind: globeBehind, before: globe },
  turban: { before: turban },
  headscarf: { behind: hoodBehind, before: headscarf },
  wreath: { before: wreath },
  bandana: { before: bandana },
  goggles: { before: goggles },
  headphones: { before: headphones },
};

/** Hats under which no hair stands up. */
const FLATTENING: readonly Hat[] = [
  'cap',
  'toque',
  'pointed',
  'straw',
  'fedora',
  'beret',
  'beanie',
  'tricorn',
  'helmet',
  'turban',
  'headscarf',
  'hood',
  'goggles',
  'bandana',
];

export const isFlattened = (kind: Hat | undefined): boolean =>
  kind !== undefined && FLATTENING.includes(kind);
