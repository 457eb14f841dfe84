import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';

/** A place for conversations that belong together. */
export const folderView = z.object({
  id,
  name: z.string(),
  /** Conversations in it that are not archived. */
  conversationCount: z.int().nonnegative(),
  createdAt: time,
});
export type FolderView = z.infer<typeof folderView>;

export const folderName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(LIMITS.folderNameMax, `The name of a folder has at most ${LIMITS.folderNameMax} characters.`)
  .meta(SOME_TEXT);

/** For a new folder, and for one that is renamed. */
export const folderRequest = z.strictObject({ name: folderName });
