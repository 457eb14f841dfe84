import { z } from 'zod';
import { id } from './common.ts';

/**
 * A picture that came from outside, or from a model, on its way to others: `pending` until it has
 * been checked; `review` until a person has looked at it.
 */
export const PICTURE_STATES = ['pending', 'passed', 'review', 'refused'] as const;
const pictureState = z.enum(PICTURE_STATES);

/** What is checked before others see it. */
export const CHECKED_PICTURES = ['image', 'character', 'profile'] as const;
export const checkedPicture = z.enum(CHECKED_PICTURES);
export type CheckedPicture = z.infer<typeof checkedPicture>;

/** What its owner is told; to others a picture is there, or is not. */
export const pictureCheckFields = {
  pictureState: pictureState.default('passed'),
  /** Why it did not pass. */
  pictureReason: z.string().nullable().default(null),
} as const;

/** A person is asked to look at a picture that did not pass. */
export const reviewRequest = z.strictObject({ type: checkedPicture, id });

/** Why a picture did not pass, with the sentence that its owner reads. */
export const PICTURE_CHECK_REASONS = {
  removed_before: 'This picture was removed before and cannot be used again.',
  sexual: 'This picture seems too explicit for others to see.',
  no_face: 'No face was found. Choose a photo that shows your face, with nobody else.',
  several_faces: 'More than one face was found. Choose a photo that shows you alone.',
  other_person: 'This seems to be somebody else than on your other photos.',
  looks_young: 'A person has to look at this picture first: a face in it looks young.',
} as const;
export type PictureCheckReason = keyof typeof PICTURE_CHECK_REASONS;
