import { pattern, words } from '../../wrapped.ts';
import { sentences } from '../shared/template.ts';
import { asks } from './statement.ts';
import { rootsOf, stem } from './stem.ts';

/** What kind of answer is wanted. */
export type Wanted =
  'place' | 'time' | 'person' | 'name' | 'number' | 'colour' | 'reason' | 'truth' | 'all' | 'thing';

/** A question, taken apart far enough to be compared with statements. */
export interface Query {
  text: string;
  wants: Wanted;
  /** Whose matter it is: the user's ("my", "I"), the companion's ("you") or neither's. */
  of: 'user' | 'self' | 'both' | 'other';
  /** Roots that an answer has to hold. */
  roots: readonly string[];
  /** Roots that name the kind of answer ("city" in "which city"); an answer rarely holds them. */
  kinds: ReadonlySet<string>;
  /** True when "I" (or "you") do what is asked about, not "my sister". */
  mine: boolean;
}

const CARRIER = new RegExp(
  pattern`
    ^(?:(?:and|but|so|then|well|hey|hi|hello|ok|okay|now|please|wait|tell me|remind me|guess
    |(?:do|can|could|would|will) you (?:still |even |maybe |please )*(?:remember|know|recall
    |tell me|remind me|guess)(?: again)?|i wonder|i forgot|i forget|i can not remember
    |i want to know|let us see if you remember|what was it again|any idea|quiz)(?:[,:]| if| whether
    | that)* )+
  `,
);
const TOLD =
  /\b(?:did|have|had) i (?:just |ever |already )*(?:say|said|tell|told|mention|mentioned)(?: (?:to )?you)?\b/;
const WANTED: readonly (readonly [RegExp, Wanted])[] = [
  [/\bthe story (?:of|behind)\b/, 'all'],
  [/\b(?:what|which) (?:is|are|was|were) (?:the )?(?:\w+ )?(?:names?|called)\b/, 'name'],
  [/\bwhat (?:is|was|are|were|do|did) .*\b(?:names?|called|call|named)\b/, 'name'],
  [/^(?:the )?names? of\b|\bwhat name\b|\bnames?$/, 'name'],
  [/\bwhat colou?r\b/, 'colour'],
  [
    /\bhow (?:many|much|old|tall|long|far|big|high|deep|fast|heavy|often)\b|\bwhat number\b/,
    'number',
  ],
  [/\b(?:what|which) (?:day|time|date|month|year|season)\b|\bwhen\b|\bhow soon\b/, 'time'],
  [/\bwhere\b|\b(?:what|which) (?:city|country|town|place|village|part)\b/, 'place'],
  [/\bwho(?:m|se)?\b/, 'person'],
  [/\bwhy\b|\bhow come\b|\bwhat for\b/, 'reason'],
  [/\babout\b|^(?:talk|describe)\b/, 'all'],
  [/\bwhat\b|\bwhich\b|\bhow\b/, 'thing'],
  [/^(?:is|are|am|was|were|do|does|did|can|could|would|will|should|have|has|had)\b/, 'truth'],
  [/^(?:my|the|your|our)\b/, 'all'],
];
const KIND = new RegExp(
  pattern`
    \b(?:what|which) (?:(?:kind|sort|type|breed|make|brand|flavou?r) of )?((?:[a-z]+ ){0,1}[a-z]+?)
    (?= (?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have)\b)
  `,
);
/** No question anybody means has more; it bounds the work. */
const ROOTS_MAX = 12;
const MEASURED: ReadonlySet<Wanted> = new Set(['number', 'time', 'place', 'colour']);
/** Words that only say which kind of number, time or place is meant. */
const MEASURES = new Set(
  words`old tall long far big high deep fast heavy year day date month time hour age colour number`.map(
    stem,
  ),
);

/** The last question of a message, or the message itself when it begins like an order to tell. */
export function queryIn(text: string): Query | undefined {
  const asked = sentences(text).findLast(
    (one) => asks(one) || /^(?:please )?(?:tell|remind|talk|describe)\b/.test(one),
  );
  if (asked === undefined) return undefined;
  const bare = asked
    .toLowerCase()
    .replace(CARRIER, '')
    .replace(/[?!.]+$/, '');
  const wants = WANTED.find(([asking]) => asking.test(bare))?.[1] ?? 'truth';
  const about = bare.replace(TOLD, ' ').replace(/\bcall(?:ed)?\b/g, ' ');
  const kinds = new Set(rootsOf(KIND.exec(about)?.[1] ?? ''));
  const roots = rootsOf(about).filter((root) => !MEASURED.has(wants) || !MEASURES.has(root));
  return {
    text: bare,
    wants,
    of: ownerOf(bare),
    roots: roots.slice(0, ROOTS_MAX),
    kinds,
    mine: /\b(?:i|we|you)\b/.test(about),
  };
}

function ownerOf(bare: string): Query['of'] {
  const told = TOLD.test(bare);
  const mine = told || /\b(?:i|me|my|mine|we|us|our|ours)\b/.test(bare);
  const yours = /\b(?:you|your|yours|yourself)\b/.test(bare.replace(TOLD, ' '));
  if (mine && yours) return 'both';
  if (mine) return 'user';
  return yours ? 'self' : 'other';
}
