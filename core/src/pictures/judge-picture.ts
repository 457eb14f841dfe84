import type { PictureCheckReason } from '../contract/picture-check.ts';
import type { Looks } from './looks.ts';

/** Every number that decides about a picture; reasons and measurements: decision 39. */
export const PICTURE_RULES = {
  /** As sexual as this is for nobody but its owner, and by configuration not for them either. */
  sexualMax: 0.6,
  /** A face that looks younger than this is for a person to decide about. Years. */
  ageMin: 25,
  /** Cosine of two faces from which they are taken for the same person's. */
  samePerson: 0.5,
} as const;

export interface PictureJudgement {
  state: 'passed' | 'review' | 'refused';
  reason: PictureCheckReason | null;
}

const PASSED: PictureJudgement = { state: 'passed', reason: null };

/** Judges a picture that everyone is to see. */
export function judgePublicPicture(sees: Looks, isRemoved: boolean): PictureJudgement {
  if (isRemoved) return { state: 'refused', reason: 'removed_before' };
  // The estimate errs in both directions: a person decides in its place when asked to.
  return isExplicit(sees) ? { state: 'review', reason: 'sexual' } : PASSED;
}

/** Tells if a picture is too sexual to be seen by others. */
const isExplicit = ({ sexual }: Looks): boolean => sexual >= PICTURE_RULES.sexualMax;

/**
 * Judges a photo that somebody gave of themselves.
 * @param other a photo that they gave before; null for their first
 */
export function judgeLikeness(
  sees: Looks,
  { isRemoved, other }: { isRemoved: boolean; other: Looks | null },
): PictureJudgement {
  const [face, second] = sees.faces;
  if (isRemoved) return { state: 'refused', reason: 'removed_before' };
  if (!face) return { state: 'refused', reason: 'no_face' };
  if (second) return { state: 'refused', reason: 'several_faces' };
  if (isExplicit(sees)) return { state: 'refused', reason: 'sexual' };
  const before = other?.faces[0];
  if (before && likeness(face.embedding, before.embedding) < PICTURE_RULES.samePerson) {
    return { state: 'refused', reason: 'other_person' };
  }
  return face.age < PICTURE_RULES.ageMin ? { state: 'review', reason: 'looks_young' } : PASSED;
}

/** Cosine of the angle between two faces: 1 for the same numbers. */
export function likeness(one: number[], other: number[]): number {
  let product = 0;
  let left = 0;
  let right = 0;
  for (const [at, value] of one.entries()) {
    const beside = other[at] ?? 0;
    product += value * beside;
    left += value * value;
    right += beside * beside;
  }
  return left === 0 || right === 0 ? 0 : product / Math.sqrt(left * right);
}
