import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix } from '../color.ts';
import { isDark, type Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { paintRim } from '../subjects/figure.ts';
import { cutOut, type CutOut } from './cut-out.ts';
import { finishPerson } from './finish-person.ts';
import { paintMedallion } from './medallion.ts';
import { relight } from './relight.ts';

/** Half the height of the face as a share of the picture's shorter side, wide, square and tall. */
const FACE = { wide: 0.15, square: 0.148, tall: 0.185 } as const;
/** Share of the height that somebody takes at least, the hair included, and the largest face. */
const STANDING = { wide: 0.7, square: 0.66, tall: 0.5 } as const;
const FACE_MAX = 0.27;
/** From the middle of a face to the top of its hair, in halves of its height. */
const HAIR = 1.4;
/** A photo is enlarged this far at most: further, and its pixels show. */
const ENLARGED_MAX = 2.2;

/** Paints the person of the photo into the scene, where there is one. */
export function paintLikeness(painting: Painting, random: Random): void {
  const { photo } = painting;
  if (!photo) return;
  const found = cutOut(photo);
  if (!found) {
    paintMedallion(painting, random, photo);
    return;
  }
  const fit = fitOf(painting, found);
  const person = draw(painting, found, fit);
  relight(painting, person, fit);
  finishPerson(painting, random, person);
  paintRim(painting, person, { x: fit.x, y: fit.y, size: fit.radius * 2.4 }, person.width);
  paintAura(painting, person);
  painting.ctx.drawImage(person, 0, 0);
}

/** Position and size of the person in the picture. */
interface Fit {
  /** The middle of the face in the picture, half its height, and how the photo is scaled. */
  x: number;
  y: number;
  radius: number;
  scale: number;
}

/** Beside the light, large enough to be known, with the lower edge of the photo out of sight. */
function fitOf({ width, height, unit, layout }: Painting, { picture, head }: CutOut): Fit {
  const shape = width > height * 1.2 ? 'wide' : height > width * 1.2 ? 'tall' : 'square';
  const shown = picture.height - head.y + head.radius * HAIR;
  // A close-up grows until somebody stands there, and not just a head at the lower edge.
  const standing = Math.min((height * STANDING[shape]) / shown, (unit * FACE_MAX) / head.radius);
  const wanted = Math.max((unit * FACE[shape]) / head.radius, standing);
  const scale = Math.min(wanted, ENLARGED_MAX * (unit / 1024));
  const radius = head.radius * scale;
  const aside = shape === 'wide' ? 0.17 : shape === 'square' ? 0.07 : 0;
  const x = width * (0.5 - layout.lightSide * aside);
  const below = (picture.height - head.y) * scale;
  const y = Math.max(height * (shape === 'tall' ? 0.46 : 0.43), height - below + unit * 0.004);
  return { x, y, radius, scale };
}

/** The person alone on a sheet of the picture's size. */
function draw({ width, height, unit }: Painting, { picture, head }: CutOut, fit: Fit): Canvas {
  const sheet = createCanvas(width, height);
  const ctx = sheet.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  const left = fit.x - head.x * fit.scale;
  const top = fit.y - head.y * fit.scale;
  const wide = picture.width * fit.scale;
  ctx.drawImage(picture, left, top, wide, picture.height * fit.scale);
  // Where the photo ends inside the picture, the person dissolves instead of being cut.
  const fade = unit * 0.11;
  ctx.globalCompositeOperation = 'destination-in';
  const across = ctx.createLinearGradient(left, 0, left + wide, 0);
  const share = Math.min(0.45, fade / wide);
  const open = (isInside: boolean) => `rgba(0,0,0,${isInside ? 0 : 1})`;
  across.addColorStop(0, open(left > 0 && isCut(picture, 0)));
  across.addColorStop(share, open(false));
  across.addColorStop(1 - share, open(false));
  across.addColorStop(1, open(left + wide < width && isCut(picture, picture.width - 1)));
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, width, height);
  return sheet;
}

/** True when the photo ends here in the middle of the person. */
function isCut(picture: Canvas, column: number): boolean {
  const { data } = picture.getContext('2d').getImageData(column, 0, 1, picture.height);
  return data.some((value, at) => at % 4 === 3 && value > 64);
}

/** The air around the person: a breath of light in the dark, of shade in the light. */
function paintAura(painting: Painting, person: Canvas): void {
  const { ctx, palette, unit } = painting;
  const dark = isDark(painting);
  const shape = createCanvas(person.width, person.height);
  const on = shape.getContext('2d');
  on.drawImage(person, 0, 0);
  on.globalCompositeOperation = 'source-in';
  on.fillStyle = dark ? css(mix(palette.glow, palette.haze, 0.5)) : css(palette.shade);
  on.fillRect(0, 0, shape.width, shape.height);
  ctx.save();
  ctx.filter = `blur(${Math.round(unit * 0.028)}px)`;
  ctx.globalAlpha = dark ? 0.3 : 0.26;
  ctx.drawImage(shape, 0, 0);
  ctx.restore();
}
