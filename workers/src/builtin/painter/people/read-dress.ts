import { hex, type Rgb } from '../color.ts';
import { pick, type Random } from '../random.ts';
import { colorOf, firstOf, has, type Told } from './find-words.ts';
import type { Garment, Hat, Person } from './person.ts';
import { CLOTHES_NOUNS, GARMENT_WORDS, HAT_NOUNS, HAT_WORDS } from './person-words.ts';
import { type Role } from './roles.ts';

export function readHat(told: Told, role: Role | undefined, random: Random): Person['hat'] {
  const seeded = pick(random, CLOTH);
  const named = firstOf(told, HAT_WORDS);
  // "A captain with a hat" wears a captain's.
  const kind = named === 'fedora' ? (role?.hat ?? named) : (named ?? role?.hat);
  if (!kind || has(told, 'hatless, bareheaded')) return undefined;
  const color = colorOf(told, HAT_NOUNS);
  return { kind, color: color ?? usualHatColor(kind, role) ?? seeded };
}

function usualHatColor(kind: Hat, role: Role | undefined): Rgb | undefined {
  return role?.hat === kind ? role.hatColor : undefined;
}

const EVERYDAY: Record<Person['presents'], readonly [Garment, ...Garment[]]> = {
  woman: ['knit', 'shirt', 'dress', 'coat', 'tailored', 'tunic'],
  man: ['shirt', 'knit', 'coat', 'tailored', 'tunic', 'hoodie'],
  neutral: ['knit', 'shirt', 'coat', 'tunic', 'hoodie'],
};

const CLOTH: readonly [Rgb, ...Rgb[]] = [
  hex('#2f4858'),
  hex('#8a4b3c'),
  hex('#5c6b4a'),
  hex('#b5853f'),
  hex('#6a4a63'),
  hex('#34556b'),
  hex('#a5586a'),
  hex('#d9cdb8'),
  hex('#3b3a48'),
  hex('#4d7a74'),
];

export function readDress(
  told: Told,
  role: Role | undefined,
  presents: Person['presents'],
  random: Random,
): Person['dress'] {
  const everyday = {
    garment: pick(random, EVERYDAY[presents]),
    color: pick(random, CLOTH),
    accent: pick(random, [hex('#ece4d4'), hex('#d8a24a'), hex('#c7d3d8'), hex('#b5604a')]),
  };
  const garment = firstOf(told, GARMENT_WORDS) ?? role?.garment ?? everyday.garment;
  // Who wears something else than usual for the calling wears it in a colour of their own.
  const usual = role?.garment === garment ? role : undefined;
  const { color = everyday.color, accent = everyday.accent } = usual ?? {};
  return { garment, color: colorOf(told, CLOTHES_NOUNS) ?? color, accent };
}

export function readGlasses(told: Told, role: Role | undefined, random: Random): Person['glasses'] {
  const roll = random();
  if (has(told, 'unaided')) return 'none';
  if (has(told, 'glasses, spectacles, bespectacled, monocle, pince nez')) {
    return has(told, 'square glasses, thick glasses, black glasses') ? 'square' : 'round';
  }
  if (has(told, 'analytical, intellectual') && roll < 0.5) return 'round';
  return role?.glasses ?? (roll < 0.07 ? 'square' : 'none');
}

export function readScarf(told: Told, random: Random): { scarf?: Rgb } {
  const color = pick(random, CLOTH);
  if (!has(told, 'scarf, shawl, muffler')) return {};
  return { scarf: colorOf(told, ['scarf', 'shawl', 'muffler']) ?? color };
}
