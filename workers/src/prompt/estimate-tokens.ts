/** Tokens that a chat template adds around each message, at most. */
export const PER_MESSAGE = 8;

const SMALL_LETTER = 1 / 3;
/**
 * Tokens of a character up to a code point. Small vocabularies know whole words of English only:
 * there a letter with an accent breaks a word in two, capitals, digits and signs stand alone, and
 * letters of other scripts are spelt out in bytes.
 */
const COSTS: ReadonlyArray<readonly [before: number, tokens: number]> = [
  [0x80, 1],
  // Latin with accents.
  [0x250, 2],
  // Greek, Cyrillic, Hebrew, Arabic.
  [0x800, 1.25],
  [0xac00, 2.2],
  // Korean.
  [0xd7b0, 3],
  [0x10000, 2.2],
];
/** Emoji. */
const BEYOND = 4;

/** Estimates the tokens of a text without the model's own tokenizer, rather too many than too few. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += costOf(character.codePointAt(0) ?? 0);
  return Math.ceil(tokens);
}

function costOf(code: number): number {
  const isSmallLetter = (code >= 0x61 && code <= 0x7a) || code === 0x20;
  if (isSmallLetter) return SMALL_LETTER;
  return COSTS.find(([before]) => code < before)?.[1] ?? BEYOND;
}

export const estimateMessage = (text: string): number => estimateTokens(text) + PER_MESSAGE;
