import { z } from 'zod';
import { time } from './common.ts';

/** The parts of a prompt, in the order in which people look at them. */
export const PROMPT_PARTS = [
  'frame',
  'character',
  'persona',
  'memories',
  'lore',
  'examples',
  'summary',
  'talk',
  'note',
  'instructions',
] as const;
export type PromptPartName = (typeof PROMPT_PARTS)[number];

export const sentPart = z.object({
  name: z.enum(PROMPT_PARTS),
  tokens: z.int().nonnegative(),
  /** Messages, entries, facts or texts that did not fit whole; 0 when all of it is in. */
  leftOut: z.int().nonnegative(),
  text: z.string(),
});
export type SentPart = z.infer<typeof sentPart>;

export const sentMessage = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
  /** Pictures that were sent with it. */
  pictures: z.int().positive().optional(),
});

/** Everything that a model was given for one version of a reply: its owner may look for a day. */
export const sentPromptView = z.object({
  at: time,
  /** The model's shown name at that time. */
  model: z.string(),
  parts: z.array(sentPart),
  /** The messages as they were sent. */
  messages: z.array(sentMessage),
  /** By the model's tokenizer, or by estimate. */
  totalTokens: z.int().nonnegative(),
  /** Tokens that the model can see, its reply included. */
  contextTokens: z.int().positive().nullable(),
});
export type SentPromptView = z.infer<typeof sentPromptView>;

/** `variant` counts the versions of a reply from 1; without it the one shown is meant. */
export const sentPromptQuery = z.object({ variant: z.coerce.number().int().positive().optional() });
