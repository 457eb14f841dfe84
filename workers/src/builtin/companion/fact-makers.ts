import nlp from 'compromise';
import { pattern } from '../../wrapped.ts';
import { NAME, PETS } from './fact-words.ts';
import type { Fact } from './fact.ts';
import { brief } from './plain-text.ts';
import { isAction } from './plans.ts';

const VAGUE = new RegExp(
  pattern`
    ^(?:it|that|this|them|him|her|you|me|what|how|to|so|one|some|something|nothing|anything
    |everything|here|there|not|a|the|him|your .*|all of .*|being|having|doing)$
  `,
  'i',
);
/** "the sea" and "my job" keep their word; "a"/"an"/"some" do not belong to what is liked. */
const bare = (value: string): string => value.replace(/^(?:a|an|some|any|really|just|to) /i, '');

export const named = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : value.charAt(0).toUpperCase() + value.slice(1);

export const text = (
  type: Extract<Fact, { value: string; of?: never }>['type'],
  max = 4,
): ((found: RegExpExecArray) => Fact | undefined) => {
  return (found) => {
    const value = brief(found[1] ?? '', max);
    return value === undefined || VAGUE.test(value) ? undefined : { type, value: bare(value) };
  };
};
/** Words that tell of a place when, why or with whom. */
const PLACE_END =
  / (?:with|near|together|for|as|by|since|last|this|next|today|yesterday|recently)\b/i;
export const place = (type: 'place' | 'origin'): ((found: RegExpExecArray) => Fact | undefined) => {
  return (found) => {
    const value = brief((found[1] ?? '').split(PLACE_END)[0] ?? '', 3);
    if (!value || /^(?:a|an|the|my|our|your|this|here|there|another|with|from|to)\b/i.test(value)) {
      return undefined;
    }
    return { type, value: value.replace(/(?:^|[ -])\p{Ll}/gu, (start) => start.toUpperCase()) };
  };
};
/** "pizza and techno" are two tastes. */
export function tastes(type: 'like' | 'dislike'): (found: RegExpExecArray) => readonly Fact[] {
  return (found) =>
    (found[1] ?? '')
      .split(/, and |, | and (?!(?:i|my|we|it|then)\b)/i)
      .slice(0, 4)
      .flatMap((part) => {
        const value = brief(part);
        return value === undefined || VAGUE.test(value) ? [] : [{ type, value: bare(value) }];
      });
}

const EACH_PET = new RegExp(
  `\\b(?:a|an|one|my|another) (?:\\p{L}+ ){0,2}?(${PETS})\\b(?:,? (?:named|called|whose name is) ${NAME})?`,
  'giu',
);

/** "a cat named Bowie and a dog". */
export function petsIn(clause: string): readonly Fact[] {
  return [...clause.matchAll(EACH_PET)].flatMap(([, kind, name]) => pet(kind, name) ?? []);
}

/** "two cats, Milo and Pepper". */
export function petsNamed(
  kind: string | undefined,
  names: readonly (string | undefined)[],
): readonly Fact[] {
  return names.flatMap((name) => pet(kind, name) ?? []);
}

export function favourite(of: string | undefined, value: string | undefined): Fact | undefined {
  const short = brief(value ?? '');
  return of && short && !VAGUE.test(short)
    ? { type: 'favourite', of: of.trim().toLowerCase(), value: bare(short) }
    : undefined;
}

/** "my bike is blue". */
export function trait(of: string | undefined, value: string | undefined): Fact | undefined {
  const short = brief(value ?? '', 3);
  const telling =
    of &&
    short &&
    !/^(?:name|names|favourite|birthday|age|job|hobby|hobbies|passion)$/i.test(of) &&
    !VAGUE.test(short);
  return telling ? { type: 'trait', of: of.toLowerCase(), value: short } : undefined;
}

/** Words that follow "my dog" or "my sister" without being a name. */
const NOT_NAMES = new RegExp(
  pattern`
    ^(?:is|was|what|who|whose|where|which|how|when
    |has|had|and|who|that|which|a|an|the|my|in|on|at|to|so|very|really|always|never|just
    |not|sick|ill|old|new|dead|here|there|loves|likes|hates|died|passed|got|went|wants|does|did
    |will|would|can|could|says|said|because|for|of|with|are|were|he|she|it|or|but|also|still
    |getting|coming|visiting|sleeping|barking|called|named|from|about|when|keeps|lives|thinks
    |works|as|over|again|too|being|been|going|makes|made|feels|today|tomorrow|tonight|this|last
    |back|out|up|house|food|toys?|bed|party|wedding|birthday|place|car|name)$
  `,
  'i',
);

function realName(name: string | undefined): string | undefined {
  if (name === undefined || NOT_NAMES.test(name)) return undefined;
  return /^\p{Lu}/u.test(name) || nlp(name).has('#FirstName') ? named(name) : undefined;
}

export function pet(kind: string | undefined, name: string | undefined): Fact | undefined {
  const known = realName(name);
  return kind
    ? { type: 'pet', kind: kind.toLowerCase(), ...(known ? { name: known } : {}) }
    : undefined;
}

export function person(relation: string | undefined, name: string | undefined): Fact | undefined {
  const known = realName(name);
  return relation
    ? { type: 'person', relation: relation.toLowerCase(), ...(known ? { name: known } : {}) }
    : undefined;
}

export function plan(what: string | undefined, when: string | undefined): Fact | undefined {
  const short =
    what === undefined
      ? undefined
      : (brief(what) ?? brief(what.split(/ (?:to|with|at|in|on|for|from) /)[0] ?? ''));
  if (short === undefined || /\bone$/i.test(short)) return undefined;
  return { type: 'plan', what: short, ...(when ? { when: capitalDays(when) } : {}) };
}

/** Something to do, if it is certain enough to be asked about later. */
export function action(what: string | undefined, when: string | undefined): Fact | undefined {
  const sure =
    what !== undefined &&
    (when !== undefined || isAction(what)) &&
    !/\b(?:it|that|this|you|them)\b/i.test(what);
  return sure ? plan(what, when) : undefined;
}

const CAPITAL_NAMES = new RegExp(
  pattern`
    \b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b
    |\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b
  `,
  'g',
);

/** "on friday" is "on Friday". */
function capitalDays(when: string): string {
  return when
    .toLowerCase()
    .replace(CAPITAL_NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}

const JOB = new RegExp(
  pattern`
    (?:er|or|ist|ian|nurse|chef|cook|doctor|pilot|student|vet|clerk|accountant|judge|surgeon
    |architect|artist|agent|assistant|consultant|mechanic|freelancer|founder|analyst|guard|monk
    |priest|soldier|scientist|therapist|barista|model|dj|ceo|cto|intern|attendant|paramedic
    |butcher|florist|postman|plumber)$
  `,
  'i',
);
const NOT_JOB = new RegExp(
  pattern`
    \b(?:lover|believer|dreamer|thinker|drinker|sucker|beginner|loser|winner|member|owner|sister
    |brother|mother|father|daughter|person|human|stranger|introvert|extrovert|player|number
    |disaster|follower|reader|talker|listener|walker|sleeper|eater|fighter|survivor|foreigner
    |teenager|smoker|gamer|newcomer|morning .*|night .*)$
  `,
  'i',
);

export function asJob(words: string): Fact | undefined {
  const value = brief(words.split(/ (?:at|in|for|from|with|of|on|by)\b/)[0] ?? '', 3);
  if (!value || NOT_JOB.test(value)) return undefined;
  return JOB.test(value) || nlp(`I am a ${value}`).has('#Actor')
    ? { type: 'job', value }
    : undefined;
}
