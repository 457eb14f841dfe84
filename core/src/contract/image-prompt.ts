import { z } from 'zod';
import { id, pageQuery } from './common.ts';
import { imagePrompt } from './image.ts';
import { LIMITS } from './limits.ts';

/** The same wish in richer words. */
export const richerPromptRequest = z.strictObject({ prompt: imagePrompt });
export const richerPrompt = z.object({ prompt: z.string() });

/** Words that pictures of yours were ordered with. */
export const usedPrompt = z.object({
  /** Of the newest picture with these words. */
  id,
  prompt: z.string(),
  usedAt: z.iso.datetime(),
});
export type UsedPrompt = z.infer<typeof usedPrompt>;

export const usedPromptsQuery = pageQuery.extend({
  search: z.string().trim().max(LIMITS.searchMax).optional(),
});
