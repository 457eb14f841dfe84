import { answerText, NO, type Question, UNSURE, YES } from './asked.ts';
import type { Fact } from './fact.ts';
import { type FeelingId, isGood, isHeavy } from './feelings.ts';
import type { GestureId } from './gestures.data.ts';
import { topicOf } from './listen.ts';
import { FACT_LINES, FACT_QUESTIONS } from './phrases/facts.data.ts';
import { FEELING_LINES, NEWS } from './phrases/feelings.data.ts';
import {
  ABOUT_IT,
  ABOUT_SOMEBODY,
  MORE,
  MORE_PAST,
  type QuestionLine,
} from './phrases/questions.data.ts';
import { GESTURE_REPLIES } from './phrases/replies.data.ts';
import { ANSWERED, TALK } from './phrases/talk.data.ts';
import { TOPICS } from './phrases/topics.data.ts';
import { TRAITS } from './phrases/traits.data.ts';
import { flip } from './plain-text.ts';
import { isAction } from './plans.ts';
import type { Draft, Scene } from './scene.ts';

/** Order in which one of several facts in a message is answered: feelings and plans first. */
const WEIGHT: readonly Fact['type'][] = [
  'gone',
  'birthday',
  'plan',
  'planDone',
  'pet',
  'person',
  'job',
  'favourite',
  'like',
  'dislike',
  'indifferent',
  'place',
  'study',
  'workplace',
  'origin',
  'age',
  'name',
];

/** In a sad message somebody mentioned is not the subject. */
const BARE: ReadonlySet<Fact['type']> = new Set(['person', 'pet']);
/** Facts that a cheerful remark may follow. */
const GLAD: ReadonlySet<Fact['type']> = new Set([
  'plan',
  'pet',
  'job',
  'favourite',
  'like',
  'study',
  'name',
]);

type FactKey = keyof typeof FACT_LINES;

/** Answers news, feelings and facts; nothing when the message holds none of them. */
export function onWhatWasTold(scene: Scene): Draft | undefined {
  const { heard } = scene;
  if (heard.news) return onNews(scene, heard.news);
  const fact = topFact(heard.facts);
  const feeling = heard.facts.findLast((one) => one.type === 'feeling')?.feeling;
  if (feeling && !(isGood(feeling) && fact)) return onFeeling(scene, feeling, fact);
  if (!fact || (heard.sombre && BARE.has(fact.type) && !('name' in fact))) return undefined;
  const { key, slots } = wording(fact);
  const said = onFact(scene, fact);
  const say = [said, GLAD.has(fact.type) ? aside(scene) : undefined];
  return { say, ask: FACT_QUESTIONS[questionKey(key)], slots, ending: 'ask' };
}

function onNews(scene: Scene, news: 'good' | 'bad' | 'big'): Draft {
  const { say, ask } = NEWS[news];
  const bad = news !== 'good';
  const second = bad ? undefined : aside(scene);
  return { say: [scene.speaker.say(say), second], ask, ending: 'ask', serious: bad };
}

function onFeeling(scene: Scene, feeling: FeelingId, fact: Fact | undefined): Draft {
  const { speaker } = scene;
  const { say, ask } = FEELING_LINES[feeling];
  const heavy = isHeavy(feeling);
  const first = speaker.fresh(say) ?? speaker.say(TALK.gentle);
  const more = heavy || speaker.voice.length > 2 ? speaker.fresh(say) : undefined;
  const second = fact?.type === 'plan' ? onFact(scene, fact) : more;
  return { say: [first, second], ask, ending: 'ask', serious: heavy };
}

/** Words for a name that was just told, said before anything else is answered. */
export function onName({ heard, speaker, request }: Scene): string | undefined {
  const fact = heard.facts.find(({ type }) => type === 'name');
  if (fact?.type !== 'name') return undefined;
  const corrected =
    /\b(?:actually|not|no|called|sorry)\b/.test(heard.text) && request.turns.length > 2;
  return speaker.say(corrected ? FACT_LINES.rename : FACT_LINES.name, { value: fact.value });
}

const HARD_DAY =
  /\b(?:long|hard|rough|tough|awful|terrible|endless) (?:day|night|shift|week|morning)\b/;

/** Words for what was told beside a request, so that a hard day does not go unheard. */
export function onTold({ heard, speaker }: Scene): string | undefined {
  if (heard.words.length < 7 || heard.intent === 'adviceAsk') return undefined;
  if (heard.news) return speaker.fresh(NEWS[heard.news].say);
  const feeling = heard.facts.findLast((one) => one.type === 'feeling')?.feeling;
  if (feeling && heard.intent !== 'whatAboutYou') return speaker.fresh(FEELING_LINES[feeling].say);
  return HARD_DAY.test(heard.text) ? speaker.fresh(TALK.hardDay) : undefined;
}

/** Short enough for an answer; in a sad talk only a word or two is one. */
function isShort({ heard: { words, sombre } }: Scene): boolean {
  return words.length > 0 && words.length <= (sombre ? 2 : 12);
}

/** Takes a short message as the answer to the question the companion asked last. */
export function onAnswer(scene: Scene): Draft | undefined {
  const { asked, text, words, isQuestion, gesture } = scene.heard;
  if (!asked || isQuestion || !isShort(scene)) return undefined;
  const kind =
    words.length > 4
      ? undefined
      : (['unsure', 'yes', 'no'] as const).find((one) => PLAIN_ANSWERS[one].test(text));
  if (kind) return onPlainAnswer(scene, asked, kind);
  if (gesture) return undefined;
  // A longer answer has a subject of its own, which is a better thing to answer.
  return words.length <= (asked.line ? 8 : 3) ? onValue(scene, asked.line) : undefined;
}

function onPlainAnswer(
  { speaker }: Scene,
  { text, line }: Question,
  kind: 'unsure' | 'yes' | 'no',
): Draft | undefined {
  const own = linesOf(line, kind);
  // "Yes" to "What is your favourite film?" is no answer.
  if (kind !== 'unsure' && own.length === 0 && OPEN.test(text)) return undefined;
  return answered(speaker.fresh(own) ?? speaker.fresh(ANSWERED[kind]) ?? speaker.say(TALK.lull));
}

const OPEN =
  /^(?:[\w ,]+: |[\w ,]*, |and |so |tell me, )?(?:what|how|who|whom|where|when|which|why|whose)\b/i;
const PLAIN_ANSWERS = { unsure: UNSURE, yes: YES, no: NO };

function linesOf(line: QuestionLine | undefined, kind: 'unsure' | 'yes' | 'no'): readonly string[] {
  return (kind === 'unsure' ? undefined : line?.[kind]) ?? [];
}

function onValue({ heard, speaker }: Scene, line: QuestionLine | undefined): Draft {
  const value = answerText(heard.said);
  const slots = { value: value && heard.words.length <= 4 ? flip(value) : undefined };
  const fitting = speaker.fresh(line?.other ?? [], slots);
  const said = fitting ?? speaker.fresh(ANSWERED.value, slots) ?? speaker.say(ANSWERED.open);
  const topic = topicOf(heard.text);
  if (!topic) return { say: [said], ending: 'ask' };
  const { thoughts, questions } = TOPICS[topic];
  return { say: [said, speaker.fresh(thoughts)], ask: questions, ending: 'ask' };
}

function answered(said: string): Draft {
  return { say: [said], ending: said.endsWith('?') ? 'done' : 'ask' };
}

export function onGesture(gesture: GestureId, { speaker }: Scene): Draft {
  const { say, ask, ending } = GESTURE_REPLIES[gesture];
  const fresh = speaker.fresh(say);
  if (fresh) return { say: [fresh], ...(ask ? { ask } : {}), ending };
  // The gesture's own lines are used up: something new is better than the same again.
  return { say: [speaker.fresh(TALK.lull)], ending: 'ask' };
}

/** A statement about anything: its topic, else its thing, else only that it was heard. */
export function onAnything(scene: Scene): Draft {
  const { heard, speaker } = scene;
  const { topic } = heard;
  if (heard.words.length === 0) return { say: [speaker.say(TALK.silence)], ending: 'ask' };
  if (isNoise(heard.words)) {
    return { say: [speaker.say(TALK.unclear)], ask: TALK.unclearAsk, ending: 'ask' };
  }
  if (heard.sombre) {
    return { say: [speaker.say(TALK.gentle)], ask: TALK.gentleAsk, ending: 'ask', serious: true };
  }
  if (topic) {
    const { thoughts, questions } = TOPICS[topic];
    return {
      say: [speaker.fresh(thoughts) ?? speaker.say(TALK.plain), aside(scene)],
      ask: questions,
      ending: 'ask',
    };
  }
  return onPlainTalk(scene);
}

const WISH = /\bi (?:want to|would (?:like|love) to|wish|hope|dream of|have always wanted)\b/;
const PAST = /\b(?:was|were|went|did|had|got|bought|saw|met|came|took|made|\w{3,}ed)\b/;

/** Talk without a topic the companion knows: a wish, somebody, something that happened, a thing. */
function onPlainTalk(scene: Scene): Draft {
  const { heard, speaker } = scene;
  if (WISH.test(heard.text)) {
    const said = speaker.fresh(TALK.wish) ?? speaker.say(TALK.plain);
    return { say: [said], ask: TALK.wishAsk, ending: 'ask' };
  }
  return heard.them ? onSomebody(scene, heard.them) : onThing(scene);
}

function onSomebody({ speaker }: Scene, them: string): Draft {
  const they = them === 'him' ? 'he' : 'she';
  const said = them === 'them' ? undefined : speaker.fresh(TALK.somebody, { them, they });
  const say = [said ?? speaker.say(TALK.plain)];
  return { say, ask: ABOUT_SOMEBODY, slots: { them }, ending: 'ask' };
}

function onThing(scene: Scene): Draft {
  const { heard, speaker } = scene;
  const it = heard.thing;
  const past = PAST.test(heard.text);
  const first = it
    ? speaker.fresh(TALK.aboutIt, { it })
    : speaker.fresh(past ? TALK.past : TALK.plain);
  const ask = [...(past ? MORE_PAST : MORE), ...(it ? ABOUT_IT : [])];
  return {
    say: [first ?? speaker.say(TALK.plain), aside(scene)],
    ask,
    slots: { it },
    ending: 'ask',
  };
}

/** A remark in the character's own manner, more often the more it likes to talk. */
function aside({ speaker, heard }: Scene): string | undefined {
  const { random, voice } = speaker;
  if (heard.sombre) return undefined;
  if (!random.chance(0.25 + 0.15 * voice.length)) return undefined;
  const trait = random.pick(voice.traits);
  return trait ? speaker.fresh(TRAITS[trait].remarks) : undefined;
}

function topFact(facts: readonly Fact[]): Fact | undefined {
  return [...facts]
    .filter(({ type }) => WEIGHT.includes(type))
    .sort((a, b) => WEIGHT.indexOf(a.type) - WEIGHT.indexOf(b.type))[0];
}

function onFact(scene: Scene, fact: Fact): string {
  if (fact.type === 'name') return onName(scene) ?? '';
  const { key, slots } = wording(fact);
  return scene.speaker.say(FACT_LINES[key], slots);
}

function wording(fact: Fact): { key: FactKey; slots: Record<string, string | undefined> } {
  switch (fact.type) {
    case 'pet':
      return fact.name
        ? { key: 'petNamed', slots: { value: fact.name, kind: fact.kind } }
        : { key: 'pet', slots: { kind: fact.kind } };
    case 'person':
      return fact.name
        ? { key: 'personNamed', slots: { value: fact.name, relation: fact.relation } }
        : { key: 'person', slots: { relation: fact.relation } };
    case 'plan':
    case 'planDone':
      return planWording(fact);
    case 'feeling':
    case 'trait':
    case 'notName':
    case 'possession':
      return { key: 'like', slots: {} };
    default:
      return { key: fact.type, slots: { value: flip(fact.value) } };
  }
}

function planWording(fact: Extract<Fact, { type: 'plan' | 'planDone' }>): {
  key: FactKey;
  slots: Record<string, string | undefined>;
} {
  if (fact.type === 'planDone') return { key: 'planDone', slots: { value: `the ${fact.what}` } };
  return isAction(fact.what)
    ? { key: 'planAction', slots: { value: flip(fact.what) } }
    : { key: 'plan', slots: { value: `the ${fact.what}` } };
}

function questionKey(key: FactKey): keyof typeof FACT_QUESTIONS {
  return key === 'rename' ? 'name' : key;
}

function isNoise(words: readonly string[]): boolean {
  return (
    words.length <= 3 &&
    words.every(
      (word) =>
        word.length > 3 &&
        (!/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word) || /^(?:asdf|qwer|jkl)/.test(word)),
    )
  );
}
