import { z } from 'zod';
import { id, time } from './common.ts';

/** A conversation as a file: ours, one to be read, and the one that programs for cards write. */
export const TRANSCRIPT_FORMATS = ['json', 'markdown', 'jsonl'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

export const transcriptQuery = z.object({ format: z.enum(TRANSCRIPT_FORMATS).default('json') });

export const IMPORT_STATES = ['waiting', 'working', 'done', 'failed'] as const;

/** A file of conversations that is taken in. */
export const talkImportView = z.object({
  id,
  state: z.enum(IMPORT_STATES),
  /** Known once the file has been read. */
  messages: z.int().nonnegative().nullable(),
  messagesDone: z.int().nonnegative(),
  conversations: z.int().nonnegative().nullable(),
  conversationsDone: z.int().nonnegative(),
  /** Conversations that were left out, as a text in them is not allowed here. */
  refused: z.int().nonnegative(),
  /** The reason why nothing, or not all, was taken in. */
  problem: z.string().nullable(),
  createdAt: time,
});
export type TalkImportView = z.infer<typeof talkImportView>;
