import { z } from 'zod';
import { SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';

const line = (message: string) =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(LIMITS.emailMax, `Write at most ${LIMITS.emailMax} characters.`)
    .meta(SOME_TEXT);

/** The form for people without an account whose picture is shown here. */
export const takedownRequest = z.strictObject({
  name: line('Please enter your name.'),
  contact: line('Please say how we can reach you.'),
  link: z
    .string()
    .trim()
    .min(1, 'Please enter the address of the picture.')
    .max(LIMITS.reportWordsMax, 'This address is too long.')
    .meta(SOME_TEXT),
  words: z
    .string()
    .trim()
    .max(LIMITS.reportWordsMax, `Write at most ${LIMITS.reportWordsMax} characters.`)
    .default(''),
  /** "I believe in good faith that it shows me without my consent." */
  goodFaith: z.literal(true, 'Please confirm this: without it we cannot act.'),
  signature: line('Please sign with your full name.'),
});
export type TakedownRequest = z.infer<typeof takedownRequest>;

/** The part of the form that is kept sealed. */
export const takedownForm = takedownRequest.omit({ goodFaith: true });
export type TakedownForm = z.infer<typeof takedownForm>;

const TAKEDOWN_STATES = ['received', 'in_review', 'removed', 'kept'] as const;

/** How far a request has come, for whoever has its receipt. */
export const takedownStatus = z.object({
  state: z.enum(TAKEDOWN_STATES),
  receivedAt: time,
  /** The time by which it is decided, by law. */
  dueAt: time,
  decidedAt: time.nullable(),
});
export type TakedownStatus = z.infer<typeof takedownStatus>;

/** Given once: nobody else can ask how far it has come. */
export const takedownReceipt = takedownStatus.extend({ receipt: z.string() });
export type TakedownReceipt = z.infer<typeof takedownReceipt>;

/** In a body, so that no log of addresses has it. */
export const takedownStatusRequest = z.strictObject({
  receipt: z
    .string()
    .trim()
    .regex(/^[a-z0-9]{20}$/, 'A receipt has 20 letters and digits.'),
});

export interface TakedownSubject {
  type: 'image' | 'character' | 'profile';
  id: string;
}

const PLACES = [
  [/\/(?:gallery|media\/images)\/([0-9a-f]{24})/, 'image'],
  [/\/creators\/[0-9a-f]{24}\/([0-9a-f]{24})/, 'image'],
  [/\/(?:media\/)?characters\/([0-9a-f]{24})/, 'character'],
  [/\/(?:creators|media\/profiles)\/([0-9a-f]{24})/, 'profile'],
] as const;

/** The picture that an address leads to; null for one that leads to none of ours. */
export function subjectAt(link: string): TakedownSubject | null {
  for (const [place, type] of PLACES) {
    const id = place.exec(link)?.[1];
    if (id !== undefined) return { type, id };
  }
  return null;
}
