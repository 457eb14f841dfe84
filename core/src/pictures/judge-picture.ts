import type { Maturity } from '../contract/maturity.ts';
import type { PictureCheckReason } from '../contract/picture-check.ts';
import type { Looks } from './looks.ts';

/** Every number that decides about a picture; reasons and measurements: decision 39. */
export const PICTURE_RULES = {
  /** As sexual as this is for nobody but its owner, and by configuration not for them either. */
  sexualMax: 0.6,
  /**
   * From here on a picture is suggestive: half of what a picture can get for poses alone, so that a
   * portrait with bare shoulders is general and one whose subject they are is not.
   */
  suggestiveMin: 0.25,
  /** A face that looks younger than this is for a person to decide about. Years. */
  ageMin: 25,
  /**
   * A made picture with a face that looks younger than this is seen by nobody. No margin below 18 is
   * needed: the estimate is the lower of two, and the youngest of 31 grown-ups measured got 21.9.
   */
  madeAgeMin: 18,
  /** Faces that the finder is less sure of have no age. Of those 31 the least sure one had 0.76. */
  faceConfidence: 0.7,
  /** Cosine of two faces from which they are taken for the same person's. */
  samePerson: 0.5,
} as const;

export interface PictureJudgement {
  state: 'passed' | 'review' | 'refused';
  reason: PictureCheckReason | null;
}

const PASSED: PictureJudgement = { state: 'passed', reason: null };

/**
 * Judges a picture that everyone is to see. One that was made with a face that looks under age is
 * for nobody; of one that somebody sent, which may show a grown-up, a person decides.
 */
export function judgePublicPicture(
  sees: Looks,
  { isRemoved, isMade }: { isRemoved: boolean; isMade: boolean },
): PictureJudgement {
  if (isRemoved) return { state: 'refused', reason: 'removed_before' };
  const { madeAgeMin, ageMin } = PICTURE_RULES;
  const age = youngestAge(sees);
  if (isMade && age < madeAgeMin) return { state: 'refused', reason: 'looks_young' };
  // The estimates err in both directions: a person decides in their place when asked to.
  if (isExplicit(sees)) return { state: 'review', reason: 'sexual' };
  return age < ageMin ? { state: 'review', reason: 'looks_young' } : PASSED;
}

/** The place of a picture on the scale that members choose by. */
export function maturityOf(sees: Looks): Maturity {
  if (isExplicit(sees)) return 'explicit';
  return sees.sexual >= PICTURE_RULES.suggestiveMin ? 'suggestive' : 'general';
}

/** The age that the youngest of the sure faces seems to have; beyond all years without one. */
function youngestAge({ faces }: Looks): number {
  const sure = faces.filter(({ confidence }) => confidence >= PICTURE_RULES.faceConfidence);
  return Math.min(...sure.map(({ age }) => age), Number.POSITIVE_INFINITY);
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
