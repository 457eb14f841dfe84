import type { Canvas } from '@napi-rs/canvas';
import { paintOver } from '../brushwork.ts';
import type { Painting } from '../painting.ts';
import type { Random } from '../random.ts';
import { simplify } from './simplify.ts';

/** Fine strokes that leave eyes and lips alone: one must recognise the face. */
const COATS = [
  { size: 0.0062, alpha: 0.34, edge: 16 },
  { size: 0.0034, alpha: 0.36, edge: 30 },
] as const;
/** Makes a photo part of a painting: dabs, then strokes, then nothing but them. */
export function finishPerson(painting: Painting, random: Random, person: Canvas): void {
  const { width, height, unit, noise, detail } = painting;
  simplify(person, Math.max(2, Math.round(unit * 0.0031)), 0.72);
  const surface = { ctx: person.getContext('2d'), width, height, unit, noise, detail };
  paintOver(surface, random, COATS);
}
