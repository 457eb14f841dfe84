import { z } from 'zod';
import { momentOf, OWN_FORMAT, type Transcript } from './transcript.ts';

const own = z.object({
  format: z.literal(OWN_FORMAT),
  title: z.string(),
  character: z.string().nullable(),
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      texts: z.array(z.string()).min(1),
      chosen: z.int().nonnegative(),
      at: z.string(),
    }),
  ),
});

/** Reads a conversation that was written as JSON here; null for anything else. */
export function readOwn(value: unknown): Transcript | null {
  const parsed = own.safeParse(value);
  if (!parsed.success) return null;
  const { title, character, messages } = parsed.data;
  return {
    title,
    character,
    messages: messages.map(({ at, chosen, ...rest }) => ({
      ...rest,
      chosen: Math.min(chosen, rest.texts.length - 1),
      at: momentOf(at),
    })),
  };
}
