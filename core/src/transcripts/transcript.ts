/** One message of a conversation that came from elsewhere, or goes there. */
export interface TranscriptMessage {
  role: 'user' | 'assistant';
  /** All versions of it, and the index of the one shown. */
  texts: string[];
  chosen: number;
  at: Date | null;
}

/** A conversation as files of all kinds can tell it: the messages that are shown, in their order. */
export interface Transcript {
  title: string | null;
  /** The name of the character that speaks; null for an assistant without one. */
  character: string | null;
  messages: TranscriptMessage[];
}

/** A file that is no transcript; the message is for whoever sent it. */
export class BadTranscript extends Error {
  override readonly name = 'BadTranscript';
}

/** The first line of our own format. */
export const OWN_FORMAT = 'vesper-conversation';

/** A moment as other programs write it: a text, or seconds or milliseconds since 1970. */
export function momentOf(value: unknown): Date | null {
  const isSeconds = typeof value === 'number' && value < 100_000_000_000;
  const at =
    typeof value === 'number'
      ? new Date(isSeconds ? value * 1_000 : value)
      : new Date(typeof value === 'string' ? value : Number.NaN);
  const year = at.getUTCFullYear();
  return year >= 1990 && year < 2200 ? at : null;
}

/** A message with one text; null where there are no words in it. */
export function plainMessage(
  role: TranscriptMessage['role'],
  text: string,
  at: Date | null,
): TranscriptMessage | null {
  return text.trim() === '' ? null : { role, texts: [text], chosen: 0, at };
}
