import { TRY_OVER } from '@vesper/core/contract/try';

export interface Rate {
  points: number;
  seconds: number;
  /** Answer while the store of the counters is away. */
  whenDown: 'refuse' | 'allow';
  /** Said instead of the general sentence. */
  message?: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Bounds on how often something may be done, per user or else per address. Acts that cost money or
 * guard an account are refused while Redis is away; reading goes on.
 */
export const RATES = {
  /** Failures of one account from one address: guessing stops, its owner elsewhere is not locked out. */
  signInPair: { points: 10, seconds: 15 * MINUTE, whenDown: 'refuse' },
  /** Failures of one address over all accounts. */
  signInAddress: { points: 100, seconds: HOUR, whenDown: 'refuse' },
  signUp: { points: 5, seconds: HOUR, whenDown: 'refuse' },
  generate: { points: 10, seconds: MINUTE, whenDown: 'refuse' },
  /** What the painter understood, asked while somebody types. */
  readings: { points: 120, seconds: MINUTE, whenDown: 'allow' },
  chat: { points: 20, seconds: MINUTE, whenDown: 'refuse' },
  /** Replies to visitors: a taste, and nothing that somebody else's page could live on. */
  try: { points: 6, seconds: HOUR, whenDown: 'refuse', message: TRY_OVER },
  /** New characters: each has a face painted for nothing. */
  characters: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  /** Sentences read aloud: about as fast as somebody who skips through a long reply. */
  speech: { points: 120, seconds: MINUTE, whenDown: 'refuse' },
  transcriptions: { points: 30, seconds: MINUTE, whenDown: 'refuse' },
  cards: { points: 30, seconds: MINUTE, whenDown: 'allow' },
  /** New lorebooks: each is read by the safety rules as a whole. */
  lorebooks: { points: 60, seconds: HOUR, whenDown: 'refuse' },
  /** Rows of a table save themselves while somebody types. */
  loreEdits: { points: 240, seconds: MINUTE, whenDown: 'allow' },
  /** Addresses for uploads; how many may be open at once is in the contract's limits. */
  uploads: { points: 10, seconds: HOUR, whenDown: 'refuse' },
  /** Pictures to show in a talk: each is decoded, and most are sent at once. */
  shownPictures: { points: 90, seconds: HOUR, whenDown: 'refuse' },
  /** New photos of oneself: each is decoded. */
  likenesses: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  /** The archive of everything reads everything. */
  exports: { points: 5, seconds: HOUR, whenDown: 'refuse' },
  /** Wrong guesses of the password that deleting asks for. */
  deletions: { points: 5, seconds: 15 * MINUTE, whenDown: 'refuse' },
  likes: { points: 60, seconds: MINUTE, whenDown: 'allow' },
  /** Every API request, whatever else counts it. */
  reads: { points: 600, seconds: MINUTE, whenDown: 'allow' },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;
