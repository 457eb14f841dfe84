import { z } from 'zod';

/** The category that is always refused; a policy can only make it stricter. */
export const ALWAYS_REFUSED = 'sexual/minors';

/**
 * Categories a policy can name. `sexual` is none of them, and what a server calls `flagged` is not
 * asked: this product is for adults.
 */
export const MODERATION_CATEGORIES = [
  ALWAYS_REFUSED,
  'hate',
  'hate/threatening',
  'harassment',
  'harassment/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'violence',
  'violence/graphic',
] as const;
export type ModerationCategory = (typeof MODERATION_CATEGORIES)[number];

/** Least score from which a category is refused; one that is not named is not. */
export type ModerationPolicy = Partial<Record<ModerationCategory, number>>;

export const DEFAULT_MODERATION_POLICY: ModerationPolicy = { [ALWAYS_REFUSED]: 0.2 };

/** Above this, the category that is always refused would in truth be allowed. */
const ALWAYS_REFUSED_MAX = 0.5;
const score = z.number('must be a number above 0, at most 1').positive().max(1);

export const moderationPolicy: z.ZodType<ModerationPolicy> = z
  .partialRecord(z.enum(MODERATION_CATEGORIES), score)
  .refine((policy) => (policy[ALWAYS_REFUSED] ?? 0) <= ALWAYS_REFUSED_MAX, {
    message: `cannot be above ${ALWAYS_REFUSED_MAX}`,
    path: [ALWAYS_REFUSED],
  });
