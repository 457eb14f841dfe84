import { z } from 'zod';
import { momentOf, type Transcript, type TranscriptMessage } from './transcript.ts';

const head = z.object({
  character_name: z.string().optional(),
  chat_metadata: z.unknown().optional(),
  user_name: z.string().optional(),
});

const line = z.object({
  is_user: z.boolean().default(false),
  is_system: z.boolean().nullish(),
  mes: z.string(),
  send_date: z.unknown().optional(),
  swipes: z.array(z.string()).optional(),
  swipe_id: z.number().int().optional(),
});

/** Tells if this is the first line of a chat that SillyTavern, or a program like it, wrote. */
export function isSillyTavern(first: unknown): boolean {
  const parsed = head.safeParse(first);
  return parsed.success && (parsed.data.user_name !== undefined || line.safeParse(first).success);
}

/** 'June 18, 2023 2:20pm' and '2023-06-18@14h20m05s': what older versions wrote. */
function momentAt(value: unknown): Date | null {
  if (typeof value !== 'string') return momentOf(value);
  const spaced = value
    .replace(/(\d)(am|pm)$/i, '$1 $2')
    .replace(/^(\d{4}-\d{1,2}-\d{1,2}) ?@(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s.*$/, '$1 $2:$3:$4');
  return momentOf(/^\d+$/.test(spaced) ? Number(spaced) : spaced);
}

function messageOf(value: unknown): TranscriptMessage | null {
  const parsed = line.safeParse(value);
  if (!parsed.success || parsed.data.is_system === true) return null;
  const { is_user: isUser, mes, swipes = [], swipe_id: swipe = 0, send_date: sent } = parsed.data;
  if (mes.trim() === '') return null;
  // The text shown is the truth; a list that does not have it is of something else.
  const has = swipes[swipe] === mes;
  const texts = has ? swipes : [mes];
  const role = isUser ? 'user' : 'assistant';
  return { role, texts, chosen: has ? swipe : 0, at: momentAt(sent) };
}

/** Reads the lines of a chat of the card world, the first of which says whose it is. */
export function readSillyTavern(values: readonly unknown[]): Transcript {
  const first = head.safeParse(values[0]);
  return {
    title: null,
    character: first.data?.character_name?.trim() ?? null,
    messages: values.flatMap((value) => messageOf(value) ?? []),
  };
}
