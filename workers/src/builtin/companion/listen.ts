import nlp from 'compromise';
import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { pattern } from '../../wrapped.ts';
import type { Question } from './asked.ts';
import type { Fact } from './fact.ts';
import { factsIn } from './facts.ts';
import type { FeelingId } from './feelings.ts';
import { GESTURES, type GestureId } from './gestures.data.ts';
import { INTENTS, type IntentId } from './intents.data.ts';
import { askedIn, factsOfTurn } from './memory.ts';
import { NEWS } from './phrases/feelings.data.ts';
import { TOPICS, type TopicId } from './phrases/topics.data.ts';
import { flip, plain, wordsOf } from './plain-text.ts';

/** The last message, as far as the companion understands it. */
export interface Heard {
  /** The message with contractions written out, in lower case. */
  text: string;
  /** The same with its capitals. */
  said: string;
  words: readonly string[];
  /** "her", "him" or "them" when the message is about somebody. */
  them?: string;
  intent?: IntentId;
  /** Subject of the intent: the captured part of its pattern. */
  about?: string;
  gesture?: GestureId;
  facts: readonly Fact[];
  news?: 'good' | 'bad' | 'big';
  /** One of the last few things the user said was sad; what follows is still about it. */
  sombre: boolean;
  /** The companion's own question just before. */
  asked?: Question;
  isQuestion: boolean;
  topic?: TopicId;
  /** The thing spoken of, as the companion would call it: "your new bike". */
  thing?: string;
}

export function listen(request: ChatRequest): Heard {
  const turn = request.turns.at(-1) ?? { role: 'user' as const, content: '' };
  const before = request.turns.at(-2);
  const said = plain(turn.content);
  const text = said.toLowerCase();
  const asked = askedIn(before);
  // "exactly lol" is "exactly".
  const gestured = text.replace(/(?<=\w) (?:lol|haha+|hehe|xd|lmao)[.! ]*$/, '');
  const found = intentOf(text);
  const gesture = GESTURES.find(([, pattern]) => pattern.test(gestured))?.[0];
  const news = (['bad', 'big', 'good'] as const).find((kind) => NEWS[kind].words.test(text));
  const topic = topicOf(text);
  const thing = thingIn(said);
  return {
    text,
    said,
    words: wordsOf(text),
    ...themIn(text),
    ...found,
    ...(gesture ? { gesture } : {}),
    facts: factsOfTurn(turn, before),
    ...(news ? { news } : {}),
    ...(asked ? { asked } : {}),
    sombre: SAD_WORDS.test(text) || isSombre(request),
    isQuestion: isQuestion(text),
    ...(topic ? { topic } : {}),
    ...(thing ? { thing } : {}),
  };
}

function isSombre({ turns }: ChatRequest): boolean {
  const before = turns
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .slice(-3);
  return before.some(({ content }) => {
    const feels = factsIn(content).some(
      (fact) => fact.type === 'feeling' && SOMBRE.has(fact.feeling),
    );
    return feels || NEWS.bad.words.test(plain(content).toLowerCase());
  });
}

const SAD_WORDS = new RegExp(pattern`
  \b(?:sick|ill|hospital|died|dying|dead|death|funeral|cancer|crying|cried|suffering|in pain
  |accident|depressed|depression|abusive|grief|yelled|yelling|shouted|humiliat\w+|rough|unfair
  |stroke|struggl\w+|lonely|miss (?:him|her|them|it|those|my|you all)|cheated|bullied|bully|stolen
  |hate my|painful|difficult|ugh|argh|sigh|hard time|not fair|hopeless
  |lost (?:her|his|their) (?:job|mother|father|home)|divorce)\b
`);

function themIn(text: string): { them?: string } {
  const pronoun = /^(?:and |but |well |yes,? |no,? |because |so )?(he|she|they)\b/.exec(text)?.[1];
  return pronoun ? { them: { he: 'him', she: 'her', they: 'them' }[pronoun] ?? 'them' } : {};
}

const SOMBRE: ReadonlySet<FeelingId> = new Set([
  'grieving',
  'sad',
  'lonely',
  'anxious',
  'stressed',
]);

export function topicOf(text: string): TopicId | undefined {
  return TOPIC_IDS.find((id) => TOPICS[id].words.test(text));
}

const isTopic = (id: string): id is TopicId => Object.hasOwn(TOPICS, id);
const TOPIC_IDS = Object.keys(TOPICS).filter(isTopic);

function intentOf(text: string): { intent?: IntentId; about?: string } {
  for (const [intent, pattern] of INTENTS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const about = found.slice(1).find((part) => part !== undefined && part.trim() !== '');
    return { intent, ...(about ? { about: about.replace(/[?.!,]+.*$/, '').trim() } : {}) };
  }
  return {};
}

function isQuestion(text: string): boolean {
  return (
    text.includes('?') ||
    /^(?:what|who|where|when|why|how|which|whose|is|are|do|does|did|can|could|would|will|should)\b/.test(
      text,
    )
  );
}

const EMPTY = new RegExp(pattern`
  ^(?:thing|things|lot|lots|day|days|way|time|times|people|someone|somebody|anyone|everyone|kind
  |bit|one|ones|guy|stuff|yesterday|today|tomorrow|tonight|week|month|year|years|hour|hours|minute
  |minutes|moment|while|everything|nothing|something|anything|everybody|nobody|no|yes|lol|haha|hi
  |hey|hello|thanks|please|sort|part|reason|fact|idea|life|world|point|god|course|morning|evening
  |night|afternoon|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january
  |february|march|april|may|june|july|august|september|october|november|december|same|other|others
  |all|most|many|much|some|more|half|rest|end|start|first|last|next|man|wow|okay|ok|sense|care|fun
  |name|favourite|number|question|answer|person|place|problem|feeling|mood|head|mind)$
`);
const WHEN =
  /\b(?:yesterday|today|tomorrow|tonight|last night|this \w+|last \w+|next \w+|every \w+|really|very|just|so)\b/gi;
const DETERMINER =
  /^(?:my|our|a|an|the|some|any|this|that|these|those|his|her|their|its|your|two|three|four|another|every|no|all)$/i;
const PRONOUN = new RegExp(
  pattern`
    ^(?:i|you|he|she|it|we|they|me|him|her|us|them|this|that|these|those|what|who|which|mine|yours
    |myself|yourself|itself|there|here|something|anything|nothing|everything|someone|somebody
    |anyone|everyone)$
  `,
  'i',
);

/** The most telling noun phrase of the message, turned around and at most three words long. */
function thingIn(said: string): string | undefined {
  const phrases: unknown = nlp(said).nouns().out('array');
  if (!Array.isArray(phrases)) return undefined;
  const things = phrases.flatMap((phrase) =>
    typeof phrase === 'string' ? (thingOf(phrase) ?? []) : [],
  );
  // The last one is usually what the sentence is about; the first its subject.
  return things.at(-1);
}

function thingOf(phrase: string): string | undefined {
  const words = phrase
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(WHEN, ' ')
    .trim()
    .split(/\s+/);
  const determiner = DETERMINER.exec(words[0] ?? '')?.[0].toLowerCase();
  const core = determiner === undefined ? words : words.slice(1);
  if (!isTelling(core)) return undefined;
  const name = core.length === 1 && /^\p{Lu}/u.test(core[0] ?? '');
  const noun = name ? core.join() : lowerFirst(core.join(' '));
  return `${article(determiner, noun)}${noun}`.trim();
}

/** True for words that are a thing to talk about, not "a lot of things" or "this". */
function isTelling(core: readonly string[]): boolean {
  const head = core.at(-1) ?? '';
  const sized = core.length >= 1 && core.length <= 3 && head.length >= 3;
  return (
    sized &&
    !PRONOUN.test(core[0] ?? '') &&
    !EMPTY.test(head.toLowerCase()) &&
    !/\d/.test(core.join())
  );
}

function article(determiner: string | undefined, noun: string): string {
  if (determiner === undefined) return '';
  if (/^(?:my|our)$/.test(determiner)) return 'your ';
  if (/^(?:his|her|their|its)$/.test(determiner)) return `${determiner} `;
  if (determiner === 'your') return `${flip('your')} `;
  if (/^(?:some|any|all|no|every)$/.test(determiner)) return '';
  if (/^(?:these|those)$/.test(determiner) || /^(?:two|three|four)$/.test(determiner)) {
    return 'the ';
  }
  return /^\p{Lu}/u.test(noun) && determiner !== 'the' ? '' : 'the ';
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
