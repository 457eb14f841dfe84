import { z } from 'zod';

/**
 * Sentences that screens say by themselves. They stand apart from the list of all errors, which
 * comes with the answers and would be dead weight in a browser.
 */
export const ERROR_WORDS = {
  plan_limit: 'Your plan includes no more of this in this month.',
  conversation_busy: 'A reply is already being written here. Wait for it or stop it first.',
  rate_limited: 'That was a lot at once. Please wait a moment and try again.',
} as const;

export const validationIssue = z.object({ path: z.string(), message: z.string() });

/** The body of every answer that is not 2xx, as a page reads it that may be older than its server. */
export const sentError = z.object({
  message: z.string(),
  code: z.string().optional().catch(undefined),
  issues: z.array(validationIssue).optional(),
});
export type SentError = z.infer<typeof sentError>;
