/** Bounds of choices in a description: `{a|b|c}`, and `__name__` for one out of a list. */
export const WILDCARD_LIMITS = {
  /** Choices within choices, and lists named by the words of lists. */
  depth: 6,
  /** Lists, words of one, and characters of one of them. */
  lists: 100,
  listWords: 2_000,
  wordMax: 300,
  /** Choices that are made for one picture. */
  choices: 200,
  /** Examples of what a description can become. */
  examples: 3,
} as const;

const NAME = '[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*';
/** The name of a list, as it stands between double underscores. */
export const LIST_NAME = new RegExp(`^${NAME}$`);
/** What makes a choice out of a text; names hold no double underscore, so this is linear. */
export const WILDCARD_MARKS = new RegExp(`__(${NAME})__|[{|}]`, 'g');

/** Whether a text may have choices in it; the server says what becomes of them. */
export const mayHaveChoices = (text: string): boolean =>
  /\{[^|]*\|/.test(text) || new RegExp(`__${NAME}__`).test(text);
