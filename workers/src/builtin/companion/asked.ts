import nlp from 'compromise';
import { pattern } from '../../wrapped.ts';
import { sentences } from '../shared/template.ts';
import type { Fact } from './fact.ts';
import { GESTURES } from './gestures.data.ts';
import { isGivenName } from './given-name.ts';
import { INTENTS } from './intents.data.ts';
import { QUESTIONS, type QuestionLine } from './phrases/questions.data.ts';
import { brief, plain, wordsOf } from './plain-text.ts';

/** The question a reply of the companion ended with. */
export interface Question {
  text: string;
  /** Its entry in the table; questions made for the moment have none. */
  line?: QuestionLine;
}

const key = (text: string): string => wordsOf(text.replace(/^@\S+ /, '')).join(' ');
const BY_TEXT = new Map(QUESTIONS.map((line) => [key(line.text), line]));

/** The last question in a reply, if it holds one. */
export function questionIn(reply: string): Question | undefined {
  const text = sentences(reply).findLast((sentence) => sentence.endsWith('?'));
  if (text === undefined) return undefined;
  const line = BY_TEXT.get(key(text));
  return line ? { text, line } : { text };
}

/** "Yes", also with something after it; "I would paint" is none. */
export const YES = new RegExp(
  pattern`
    ^(?:(?:yes|yeah|yep|yup|yea|sure|of course|definitely|absolutely|indeed|totally|certainly|mhm
    |aye|why not|okay|ok)\b|(?:i do|i am|i did|i would|i have|always|very much)(?:[,.!]|$))
  `,
  'i',
);
export const NO = new RegExp(
  pattern`
    ^(?:(?:no|nope|nah|not really|not yet|not at all|no way|hardly)\b
    |(?:never|i do not|i did not|i am not|none|nothing|nobody)(?:[,.!]|$| really$| yet$))
  `,
  'i',
);
export const UNSURE = new RegExp(
  pattern`
    ^(?:i do not know|not sure|no idea|maybe|perhaps|hard to say|dunno|depends|it depends
    |good question|hm+|who knows)\b
  `,
  'i',
);

/** The fact about the user in a short answer to a question of the companion's. */
export function answerTo(
  question: Question,
  text: string,
  said: readonly Fact[],
): Fact | undefined {
  const learns = question.line?.learns;
  const answer = answerText(text);
  const low = plain(text).toLowerCase();
  if ([...INTENTS, ...GESTURES].some(([, pattern]) => pattern.test(low))) return undefined;
  if (!learns || !answer || said.some(({ type }) => type === 'favourite' || type === 'name')) {
    return undefined;
  }
  if (learns === 'name') return isGivenName(answer) ? { type: 'name', value: answer } : undefined;
  if (said.some(({ type }) => type !== 'feeling')) return undefined;
  if (learns === 'place' || learns === 'like') return { type: learns, value: answer };
  return { type: 'favourite', of: learns.replace('favourite ', ''), value: answer };
}

/** Words before the answer itself. */
const OPENING = new RegExp(
  pattern`
    ^(?:(?:hm+|well|oh|definitely|probably|maybe|mostly|mainly|usually|easy|honestly|i think
    |i guess|i would say|i say|it is|it has to be|that is|that would be|probably|always|mine is|in
    |i am in|i like|i love|my favourite is)[ ,:]+)+
  `,
  'i',
);

/** The answer itself: "I think it is blue" gives "blue". Nothing for questions, yes, no and long talk. */
export function answerText(text: string): string | undefined {
  const said = plain(text);
  if (
    said.includes('?') ||
    wordsOf(said).length > 9 ||
    YES.test(said) ||
    NO.test(said) ||
    UNSURE.test(said)
  ) {
    return undefined;
  }
  const core = said.replace(OPENING, '');
  const value = brief(
    core.replace(
      /,? (?:mostly|i think|i guess|probably|of course|for sure|definitely|please|honestly|maybe|obviously)[.! ]*$/i,
      '',
    ),
  );
  return value !== undefined &&
    !nlp(value).has(
      '(#Gerund|#Pronoun|#PresentTense|#Copula|#Modal|#Expression|nobody|everybody|just|nm|ugh)',
    )
    ? value
    : undefined;
}
