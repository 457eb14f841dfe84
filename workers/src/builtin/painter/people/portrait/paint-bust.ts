import type { Painting } from '../../painting.ts';
import type { Random } from '../../random.ts';
import type { Person } from '../person.ts';
import { fillShape, points } from '../shape.ts';
import { paintBeard, paintMoustache } from './beard.ts';
import { buildOf, skinTones, tonesOf, type Bust } from './bust.ts';
import { paintFeatures } from './features.ts';
import { paintBehindNeck, paintGarment } from './garments.ts';
import { paintBackHair, paintFrontHair } from './hair.ts';
import { paintGlasses } from './glasses.ts';
import { paintHat, paintHatBehind, isFlattened } from './hats.ts';
import { faceOutline, paintHead, paintNeck } from './head.ts';

/** Head and shoulders: the unit is the height of the head, the origin its middle, y down. */
export function paintPortraitBust(
  painting: Painting,
  random: Random,
  person: Person,
  on: Bust['on'],
): void {
  paintBust(bustOf(painting, random, person, on));
}

/** The head of somebody seen whole: what is behind the shoulders, then the face or, from the back, hair. */
export function paintFigureHead(
  painting: Painting,
  random: Random,
  person: Person,
  on: Bust['on'],
  part: 'behind' | 'face' | 'away',
): void {
  // Small as it is, a fifth of the strands is enough.
  const bust = bustOf({ ...painting, detail: painting.detail * 0.2 }, random, person, on);
  if (part === 'behind') {
    paintHatBehind(bust);
    paintBackHair(bust);
    paintNeck(bust);
    return;
  }
  if (part === 'face') {
    paintFace(bust);
    return;
  }
  paintHead(bust);
  const cover = bust.person.hair.style === 'bald' ? bust.skin.mid : bust.hair.mid;
  fillShape(on, faceOutline(bust), cover);
  if (bust.person.hair.style !== 'bald') {
    fillShape(
      on,
      points('-0.38 -0.1, -0.3 -0.48, 0 -0.58, 0.3 -0.48, 0.38 -0.1, 0.3 0.4, 0 0.52, -0.3 0.4'),
      cover,
    );
  }
  paintHat(bust);
}

function bustOf(painting: Painting, random: Random, person: Person, on: Bust['on']): Bust {
  const { dress } = person;
  const apron = dress.garment === 'apron';
  const hair = isFlattened(person.hat?.kind) ? flattened(person) : person;
  return {
    ...{ on, painting, random },
    person: hair,
    build: buildOf(person),
    skin: skinTones(painting, person.skin),
    hair: tonesOf(painting, person.hair.color),
    beard: tonesOf(painting, person.beard.color),
    cloth: tonesOf(painting, apron ? dress.accent : dress.color),
    accent: tonesOf(painting, apron ? dress.color : dress.accent),
  };
}

/** Hair that stands up does not go under a hat. */
function flattened(person: Person): Person {
  const flat = { afro: 'curly', swept: 'short', bun: 'ponytail', wavy: 'long' } as const;
  const { style } = person.hair;
  const covered = person.hat?.kind === 'headscarf' || person.hat?.kind === 'turban';
  if (covered) return { ...person, hair: { ...person.hair, style: 'cropped' } };
  if (style !== 'afro' && style !== 'swept' && style !== 'bun') return person;
  return { ...person, hair: { ...person.hair, style: flat[style] } };
}

function paintBust(bust: Bust): void {
  const { on, person } = bust;
  const { nose, jaw } = person.features;
  /** The head leans a little on the neck, and the shoulders are seen at a slant. */
  const lean = (nose - 0.5) * 0.11;
  const head = (paint: () => void) => {
    on.save();
    on.translate(0, 0.45);
    on.rotate(lean);
    on.translate(0, -0.45);
    paint();
    on.restore();
  };
  const body = (paint: () => void) => {
    on.save();
    on.transform(1, (jaw - 0.5) * 0.07, 0, 1, -0.03, 0);
    paint();
    on.restore();
  };
  head(() => {
    paintHatBehind(bust);
    paintBackHair(bust);
  });
  body(() => {
    paintBehindNeck(bust);
    paintNeck(bust);
    paintGarment(bust);
  });
  head(() => paintFace(bust));
}

function paintFace(bust: Bust): void {
  paintHead(bust);
  paintBeard(bust);
  paintFeatures(bust);
  paintMoustache(bust);
  paintGlasses(bust);
  paintFrontHair(bust);
  paintHat(bust);
}
