import { hex, mix, type Rgb } from '../color.ts';
import { pick, type Random } from '../random.ts';
import { colorOf, firstOf, has, wordsBefore, type Told } from './find-words.ts';
import type { Beard, HairStyle, Person } from './person.ts';
import { BEARD_WORDS, HAIR_COLORS, HAIR_STYLE_WORDS } from './person-words.ts';
import { type Role } from './roles.ts';

interface Known {
  presents: Person['presents'];
  years: number;
  skin: Rgb;
}

export function readHair(
  told: Told,
  role: Role | undefined,
  known: Known,
  random: Random,
): Person['hair'] {
  const grown = seededStyle(known, random);
  const natural = seededHairColor(known, random);
  const color = colorOf(told, ['hair', 'haired', 'curls', 'braid', 'bun'], HAIR_COLORS);
  const alone = [...HAIR_COLORS].find(
    ([word]) => /^(redhead|ginger|auburn|blonde?|brunette)$/.test(word) && has(told, word),
  );
  const red = has(told, 'redhead, redheaded') ? HAIR_COLORS.get('red') : undefined;
  return {
    style: toldStyle(told, known) ?? role?.hair ?? grown,
    color: color ?? red ?? alone?.[1] ?? natural,
  };
}

function toldStyle(told: Told, { presents }: Known): HairStyle | undefined {
  const words = wordsBefore(told, ['hair', 'haired', 'locks']);
  const long = words.some((word) => word === 'long' || word === 'flowing');
  const named = firstOf(told, HAIR_STYLE_WORDS);
  if (named && !(named === 'bob' && long)) return named;
  const curly = words.includes('curly') || has(told, 'curly, curls, frizzy, ringlets');
  if (long) return curly || words.includes('wavy') ? 'wavy' : 'long';
  if (curly) return 'curly';
  if (words.includes('wavy')) return WAVY[presents];
  return words.includes('short') ? SHORT[presents] : undefined;
}

const WAVY: Record<Person['presents'], HairStyle> = {
  woman: 'wavy',
  man: 'swept',
  neutral: 'pixie',
};
const SHORT: Record<Person['presents'], HairStyle> = {
  woman: 'pixie',
  man: 'short',
  neutral: 'short',
};

function seededStyle({ presents, years }: Known, random: Random): HairStyle {
  const roll = random();
  const choices: Record<Person['presents'], readonly [HairStyle, ...HairStyle[]]> = {
    woman: ['long', 'wavy', 'bob', 'bun', 'ponytail', 'braid', 'curly', 'fringe', 'pixie', 'wavy'],
    man: ['short', 'swept', 'cropped', 'curly', 'short', 'swept', 'bald', 'long'],
    neutral: ['pixie', 'curly', 'bob', 'short', 'swept', 'bun'],
  };
  if (years > 55 && presents === 'man' && roll < 0.45) return 'receding';
  if (years > 60 && presents === 'woman' && roll < 0.6) return roll < 0.3 ? 'bun' : 'bob';
  return pick(random, choices[presents]);
}

function seededHairColor({ years, skin }: Known, random: Random): Rgb {
  const dark = [hex('#1c1618'), hex('#251a17'), hex('#32211a')] as const;
  const light = [
    hex('#3c2a20'),
    hex('#5a3a26'),
    hex('#7a5030'),
    hex('#8c4525'),
    hex('#c39a58'),
    hex('#241b1b'),
  ] as const;
  const base = skin[0] < 205 ? pick(random, dark) : pick(random, light);
  const grey = pick(random, [hex('#b9b7b6'), hex('#e4e0da'), hex('#8f8d8e')]);
  return mix(base, grey, Math.min(0.95, Math.max(0, (years - 46) / 20)));
}

export function readBeard(
  told: Told,
  role: Role | undefined,
  { presents, hair }: { presents: Person['presents']; hair: Rgb },
  random: Random,
): Person['beard'] {
  const roll = random();
  const color = colorOf(told, ['beard', 'bearded', 'moustache', 'mustache'], HAIR_COLORS) ?? hair;
  const named = firstOf(told, BEARD_WORDS);
  if (named) return { style: presents === 'woman' ? 'none' : named, color };
  if (presents !== 'man') return { style: 'none', color };
  const styles: readonly [Beard, ...Beard[]] = [
    'none',
    'none',
    'stubble',
    'short',
    'full',
    'none',
    'moustache',
    'stubble',
  ];
  return { style: role?.beard ?? styles[Math.floor(roll * styles.length)] ?? 'none', color };
}
