import { list } from './list.ts';

/** Variables of the mark in pictures; README's configuration table documents them. */
export const MARK_VARIABLES = { WATERMARK_KEYS: list.optional() } as const;

interface RawMarks {
  WATERMARK_KEYS?: string[] | undefined;
  SECRETS_KEY?: string | undefined;
  SESSION_KEYS?: string[] | undefined;
}

/** Each one is looked for in every picture that somebody asks about. */
const KEYS_MAX = 8;
const LENGTH_MIN = 32;

/**
 * The secrets of marks: the first marks, all are looked for. Without keys of their own they follow
 * from the secrets that all processes of an operator share anyway.
 */
export function markSecretsOf({ WATERMARK_KEYS, SECRETS_KEY, SESSION_KEYS }: RawMarks): string[] {
  const shared = SECRETS_KEY === undefined ? [] : [SECRETS_KEY];
  const all = [...(WATERMARK_KEYS ?? []), ...shared, ...(SESSION_KEYS ?? [])];
  return [...new Set(all)].slice(0, KEYS_MAX);
}

/** Sentences about keys that are wrong. */
export function markProblems({ WATERMARK_KEYS = [] }: RawMarks): string[] {
  if (WATERMARK_KEYS.some((key) => key.length < LENGTH_MIN)) {
    return [`WATERMARK_KEYS: each key needs at least ${LENGTH_MIN} characters.`];
  }
  if (WATERMARK_KEYS.length > KEYS_MAX) {
    return [`WATERMARK_KEYS: at most ${KEYS_MAX} keys can be looked for.`];
  }
  return [];
}
