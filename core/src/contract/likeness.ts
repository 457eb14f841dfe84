import { z } from 'zod';
import { id, time } from './common.ts';
import { imagePrompt } from './image.ts';
import { LIMITS } from './limits.ts';
import { uploadedUrl } from './upload.ts';

/** A likeness is one photo that a user gave of themselves; all of a user's make up their set. */
export const LIKENESS_STATUSES = ['pending', 'review', 'ready', 'failed', 'stopped'] as const;

const likenessStatus = z.enum(LIKENESS_STATUSES);
export type LikenessStatus = z.infer<typeof likenessStatus>;

/** A picture that was made with a photo. */
export const likenessUse = z.object({
  imageId: id,
  thumbnailUrl: z.string().nullable(),
  isPublic: z.boolean(),
});

export const likenessView = z.object({
  id,
  runId: id,
  status: likenessStatus,
  /** Advice about a photo that was refused, or why a person has to look at it (`review`). */
  failure: z.string().nullable(),
  /** Both are there once the photo is ready, for its owner alone. */
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Pictures made with it, newest first, and how many there are in all. */
  usedIn: z.array(likenessUse).max(LIMITS.likenessUsesShown),
  uses: z.int().nonnegative(),
  /** True when a ready photo of someone whose first picture is still to be had for nothing. */
  firstPictureFree: z.boolean(),
  createdAt: time,
});
export type LikenessView = z.infer<typeof likenessView>;

/** Sent once per uploaded file, with the address it was uploaded to. */
export const addLikenessRequest = z.strictObject({ imageURL: uploadedUrl });

/** The order of the one picture with photos of oneself that is free. */
export const firstPictureRequest = z.strictObject({ prompt: imagePrompt });

/**
 * The text people agree to before the first photo. A changed text gets a new version, and everyone
 * is asked again.
 */
export const LIKENESS_CONSENT = {
  version: '2026-11-21',
  title: 'Before you add photos',
  statements: [
    'These are photos of me, and of nobody else.',
    'I am 18 or older.',
    'I agree that my photos are used to make pictures of me, when I ask for them.',
  ],
  explanation: [
    'We check each photo, remove where and when it was taken, keep one smaller copy, and ' +
      'delete the original.',
    'Your photos and the pictures made with them are private: only you can see or use them. ' +
      'Nothing is trained on them.',
    'You can take this back at any time on this page: one click deletes your photos and, if ' +
      'you like, every picture made with them.',
  ],
} as const;

/** The text people agree to each time a picture that shows them becomes public. */
export const PUBLICATION_CONSENT = {
  version: '2026-11-21',
  title: 'Show your face to everyone?',
  statements: ['This picture was made from photos of me, and I want everyone here to see it.'],
} as const;

/** The statement is the request itself; `version` says which text was on the screen. */
export const giveConsentRequest = z.strictObject({
  version: z.string().trim().max(40),
});

export const consentView = z.object({
  /** The text in force. */
  version: z.string(),
  /** Time at which this user agreed to it; null while they have not. */
  consentedAt: time.nullable(),
});
export type ConsentView = z.infer<typeof consentView>;

export const removeLikenessQuery = z.object({
  /** Tells if the pictures made from the photos are deleted too. */
  pictures: z.enum(['keep', 'delete']).default('keep'),
});

/** Counts of the things that a removal took away. */
export const likenessRemoval = z.object({
  photos: z.int().nonnegative(),
  /** Stored files of the photos: copies, thumbnails, originals. */
  files: z.int().nonnegative(),
  /** Work that was stopped. */
  runs: z.int().nonnegative(),
  /** Pictures made from them that went too. */
  pictures: z.int().nonnegative(),
});
export type LikenessRemoval = z.infer<typeof likenessRemoval>;
