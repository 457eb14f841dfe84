import { z } from 'zod';
import { SOME_TEXT } from './common.ts';
import { LIMITS } from './limits.ts';

/** A sentence or two that are to be read aloud. */
export const speakRequest = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.speechTextMax).meta(SOME_TEXT),
  /** One of the operator's voices; the first one by default. */
  voice: z.string().min(1).max(LIMITS.nameMax).optional(),
});

/** Media types of dictated sound, as browsers record it. */
export const DICTATION_TYPES = [
  'audio/webm',
  'audio/mp4',
  'audio/ogg',
  'audio/mpeg',
  'audio/wav',
] as const;

/** What somebody said. */
export const transcript = z.object({ text: z.string() });
