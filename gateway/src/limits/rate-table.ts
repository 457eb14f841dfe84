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
  /** Links for a new password: of one address, and for one account, whether there is one or not. */
  resets: { points: 10, seconds: HOUR, whenDown: 'refuse' },
  resetsOfAccount: { points: 3, seconds: HOUR, whenDown: 'refuse' },
  /** Links of mails that are opened. */
  mailLinks: { points: 30, seconds: 15 * MINUTE, whenDown: 'refuse' },
  /** Mails that a member has sent to an address. */
  mails: { points: 5, seconds: HOUR, whenDown: 'refuse' },
  /**
   * Wrong codes of one account, from wherever: who gets so far knows its password, and six digits
   * are found by trying. Its passkeys stay open to its owner.
   */
  codeGuesses: { points: 10, seconds: 15 * MINUTE, whenDown: 'refuse' },
  /** Sign-ins by passkey or provider that are begun. */
  signInStarts: { points: 60, seconds: 15 * MINUTE, whenDown: 'refuse' },
  /** Proofs of age that are begun or come back. */
  ageProofs: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  signUp: { points: 5, seconds: HOUR, whenDown: 'refuse' },
  generate: { points: 10, seconds: MINUTE, whenDown: 'refuse' },
  /** What the painter understood, asked while somebody types. */
  readings: { points: 120, seconds: MINUTE, whenDown: 'allow' },
  /** Descriptions in richer words: a model thinks about each, and none costs anything. */
  suggestions: { points: 10, seconds: MINUTE, whenDown: 'refuse' },
  /** New conversations: each keeps the greetings of its character. */
  conversations: { points: 30, seconds: MINUTE, whenDown: 'allow' },
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
  /** Conversations as files, and files of them that are taken in. */
  transcripts: { points: 60, seconds: MINUTE, whenDown: 'allow' },
  /** Links to conversations: each is read by the safety rules as a whole. */
  shares: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  sharedReads: { points: 120, seconds: MINUTE, whenDown: 'allow' },
  imports: { points: 20, seconds: HOUR, whenDown: 'refuse' },
  /** Collections that are made or change their texts: these are judged. */
  collections: { points: 30, seconds: MINUTE, whenDown: 'allow' },
  /** Tags of pictures: each set is judged. */
  tags: { points: 60, seconds: MINUTE, whenDown: 'allow' },
  /** Pictures put into them, taken out and moved, one by one by the keyboard. */
  arrangements: { points: 240, seconds: MINUTE, whenDown: 'allow' },
  /** Changes of up to a hundred pictures at a time: each is judged by itself. */
  bulkChanges: { points: 30, seconds: MINUTE, whenDown: 'allow' },
  /** Pictures as one file: up to hundreds of megabytes. */
  zips: { points: 20, seconds: HOUR, whenDown: 'refuse' },
  /** The archive of everything reads everything. */
  exports: { points: 5, seconds: HOUR, whenDown: 'refuse' },
  /** Wrong guesses of the password of whoever is signed in. */
  deletions: { points: 5, seconds: 15 * MINUTE, whenDown: 'refuse' },
  /** New orders, and the buttons of the demo checkout. */
  orders: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  /** Codes that are typed: enough for slips of the finger, too few for guessing. */
  codes: { points: 10, seconds: 10 * MINUTE, whenDown: 'refuse' },
  gifts: { points: 20, seconds: MINUTE, whenDown: 'refuse' },
  blocks: { points: 60, seconds: MINUTE, whenDown: 'refuse' },
  /** Words of locked members to whoever decides, and pictures that did not pass. */
  reviews: { points: 10, seconds: HOUR, whenDown: 'refuse' },
  reports: { points: 20, seconds: HOUR, whenDown: 'refuse' },
  appeals: { points: 20, seconds: HOUR, whenDown: 'refuse' },
  /** Requests to take a picture down, from people without an account. */
  takedowns: { points: 10, seconds: HOUR, whenDown: 'refuse' },
  /** Looks at how far such a request has come: enough for a page that looks again, no guessing. */
  takedownReads: { points: 60, seconds: MINUTE, whenDown: 'refuse' },
  /** Pictures of which somebody asks if they were made here: each is decoded and searched. */
  marks: { points: 30, seconds: HOUR, whenDown: 'refuse' },
  /** What browsers report of the content policy. */
  cspReports: { points: 60, seconds: MINUTE, whenDown: 'refuse' },
  /** Searches, which read through texts. */
  searches: { points: 60, seconds: MINUTE, whenDown: 'allow' },
  /** Socket connections that one address begins: many people may share it. */
  handshakes: { points: 600, seconds: MINUTE, whenDown: 'allow' },
  /** Counts of a whole year, made anew for each. */
  transparency: { points: 30, seconds: MINUTE, whenDown: 'allow' },
  likes: { points: 60, seconds: MINUTE, whenDown: 'allow' },
  /** Every API request, whatever else counts it. */
  reads: { points: 600, seconds: MINUTE, whenDown: 'allow' },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;
