import { pattern } from '../../wrapped.ts';
import { untold } from './about-user.ts';
import { STAND_IN } from './phrases/stand-in.data.ts';
import { TOPICS } from './phrases/topics.data.ts';
import { type Query, queryIn } from './query.ts';
import type { Draft, Scene } from './scene.ts';
import { onAnything } from './statements.ts';

/** Replies during which what it is is not said in full again. */
const PAUSE = 8;

/** The honest answer to what it cannot do: that it is the built-in companion, and what it can. */
export function standIn({ request, heard, speaker }: Scene): Draft {
  const before = request.turns.filter(({ role }) => role === 'assistant').slice(-PAUSE);
  const named = before.some(({ content }) => content.includes('no language model'));
  const isOwn = queryIn(heard.text)?.of === 'self';
  const say = named
    ? [speaker.say(isOwn ? STAND_IN.unwritten : STAND_IN.short), speaker.fresh(STAND_IN.offers)]
    : [speaker.say(STAND_IN.full)];
  return { say, ending: 'done', serious: true };
}

const ORDER = new RegExp(pattern`
  ^(?:please |can you |could you |will you |would you |now )*(?:write|explain|translate|summari[sz]e
  |list|give me|calculate|code|fix|describe|teach|show me|compare|recommend|suggest|make me|tell me
  |name|solve|proofread|rewrite|spell|convert|analy[sz]e|define|compose|invent)\b
`);

/** True when something is to be made or explained for which there is nothing. */
export function isOrder({ heard: { text, topic } }: Scene): boolean {
  return ORDER.test(text) && !(topic && /^(?:please )?tell me\b/.test(text));
}

/** "Nice, isn't it?" only seems to ask. */
const TAG = /(?:^|[,.!] )(?:right|you know|eh|huh|ok|okay|is not it|is it not|do not you think)\?$/;
const FACT =
  /^(?:where|when|who|whose|what|which|how (?:many|much|old|long|often)|do|did|am|was|is|are|have)\b/;
/** Words that ask for a taste, which anybody may have. */
const TASTE = /\b(?:beautiful|lovely|nice|great|good|best|fun|boring|overrated|wonderful|pretty)\b/;
const SOMEBODY = /\b(?:he|she|they|him|her|his|their|them)\b/;
const PLAN = /\b(?:should|shall|could|would|can|must|may) (?:i|we)\b/;

/** The reply to a question that nothing known answers. */
export function unanswered(scene: Scene): Draft {
  const { heard, speaker } = scene;
  if (TAG.test(heard.text)) return onAnything(scene);
  if (isAboutTold(queryIn(heard.text))) return untold(speaker);
  const topic = TASTE.test(heard.text) ? heard.topic : undefined;
  const thought = topic && speaker.fresh(TOPICS[topic].thoughts);
  if (topic && thought) return { say: [thought], ask: TOPICS[topic].questions, ending: 'ask' };
  return standIn(scene);
}

/** True when only the user could have said it: a fact of theirs, or of somebody they spoke of. */
function isAboutTold(query: Query | undefined): boolean {
  if (query?.of === 'other') return SOMEBODY.test(query.text);
  return query?.of === 'user' && FACT.test(query.text) && !PLAN.test(query.text);
}
