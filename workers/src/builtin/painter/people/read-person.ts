import { hex, mix, type Rgb } from '../color.ts';
import { between, pick, type Random } from '../random.ts';
import { colorOf, firstOf, has, tell, type Told } from './find-words.ts';
import type { Features, Person } from './person.ts';
import { AGES, BUILDS, POSES, SKINS } from './person-words.ts';
import { ROLES } from './roles.ts';
import { readHair, readBeard } from './read-hair.ts';
import { readHat, readDress, readGlasses, readScarf } from './read-dress.ts';
import { readPresents } from './read-presents.ts';

/** Nobody younger than this is drawn, whatever a text says. */
const YOUNGEST = 24;

const OLDEST = 86;

/** Reads one adult from a text; `random` decides what it does not say. */
export function readPerson(text: string, random: Random): Person {
  const told = tell(text);
  const role = ROLES.find(({ words }) => has(told, words));
  // Drawn first and always all of them: a word more in a text leaves the other choices alone.
  const features = rollFeatures(random);
  const presents = readPresents(told, random);
  const years = readYears(told, random);
  const skin = readSkin(told, random);
  const hair = readHair(told, role, { presents, years, skin }, random);
  const eyes = readEyes(told, skin, random);
  const hat = readHat(told, role, random);
  return {
    ...{ presents, years, skin, hair, eyes },
    beard: readBeard(told, role, { presents, hair: hair.color }, random),
    build: firstOf(told, BUILDS) ?? pick(random, ['slim', 'medium', 'medium', 'broad']),
    ...(role && { role: role.name }),
    dress: readDress(told, role, presents, random),
    ...(hat && { hat }),
    glasses: readGlasses(told, role, random),
    ...readScarf(told, random),
    extras: {
      earrings:
        has(told, 'earring, earrings, jewellery') || (presents === 'woman' && random() < 0.4),
      freckles: has(told, 'freckles, freckled') || (hair.style !== 'bald' && random() < 0.12),
      eyepatch: has(told, 'eyepatch, eye patch, one eyed'),
    },
    features: has(
      told,
      'smiling, smile, laughing, grin, cheerful, joyful, happy, friendly, humorous',
    )
      ? { ...features, smile: 0.75 + features.smile * 0.25 }
      : features,
    pose: firstOf(told, POSES) ?? 'stand',
  };
}

function rollFeatures(random: Random): Features {
  const roll = () => random();
  return {
    width: roll(),
    jaw: roll(),
    length: roll(),
    eyes: roll(),
    brows: roll(),
    nose: roll(),
    mouth: roll(),
    smile: roll() * 0.7,
    turn: roll(),
  };
}

function readYears(told: Told, random: Random): number {
  const seeded = between(random, 27, 56);
  const number = / (1[89]|[2-9]\d) (?!winters|summers|years (?!old)|days|miles|percent)/.exec(
    told.line,
  );
  const word = firstOf(told, AGES);
  const years = number ? Number(number[1]) : word ? Number(word) : seeded;
  return Math.round(Math.min(OLDEST, Math.max(YOUNGEST, years)));
}

function readSkin(told: Told, random: Random): Rgb {
  const choices: readonly [Rgb, ...Rgb[]] = [
    hex('#f1cfb4'),
    hex('#e6b994'),
    hex('#d9a67c'),
    hex('#bf8a60'),
    hex('#96623f'),
    hex('#70452f'),
    hex('#523326'),
  ];
  const base = pick(random, choices);
  const drift = random();
  const named = SKINS.find(([, words]) => has(told, words))?.[0];
  return mix(named ?? base, hex('#c98a68'), drift * 0.1);
}

const EYE_COLORS: ReadonlyMap<string, Rgb> = new Map([
  ['blue', hex('#4f86b4')],
  ['green', hex('#4f8a62')],
  ['hazel', hex('#8a6a3a')],
  ['brown', hex('#5b3a24')],
  ['dark', hex('#2e1e17')],
  ['grey', hex('#7d8a94')],
  ['gray', hex('#7d8a94')],
  ['amber', hex('#b07a2c')],
]);

function readEyes(told: Told, skin: Rgb, random: Random): Rgb {
  const light = skin[0] > 215;
  const seeded = pick(
    random,
    light ? ['brown', 'blue', 'green', 'grey', 'hazel'] : ['brown', 'dark', 'brown', 'hazel'],
  );
  const brown = hex('#5b3a24');
  return colorOf(told, ['eyes', 'eyed'], EYE_COLORS) ?? EYE_COLORS.get(seeded) ?? brown;
}
