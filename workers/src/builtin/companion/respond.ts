import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { seeded } from '../shared/random.ts';
import { sentences } from '../shared/template.ts';
import { ABOUT_SELF } from './about-self.ts';
import { forgotten, isMemoryIntent, type MemoryIntent, remembered } from './about-user.ts';
import { isGood } from './feelings.ts';
import { nextQuestion } from './follow-up.ts';
import { foreignGreeting } from './foreign.ts';
import type { IntentId } from './intents.data.ts';
import { help } from './help.ts';
import { listen } from './listen.ts';
import { remember } from './memory.ts';
import { PRELUDES, REPLIES, type ReplyLines } from './phrases/replies.data.ts';
import { CRISIS, TALK } from './phrases/talk.data.ts';
import { TOPICS } from './phrases/topics.data.ts';
import { again, gameAnswer, PLAY, sumReply } from './play.ts';
import { recall } from './recall.ts';
import { rolePlay } from './role-play.ts';
import type { Draft, Scene } from './scene.ts';
import { asks } from './statement.ts';
import { Speaker } from './speaker.ts';
import { isOrder, standIn, unanswered } from './stand-in.ts';
import { onAnswer, onAnything, onGesture, onName, onTold, onWhatWasTold } from './statements.ts';
import { sumIn } from './useful.ts';
import { voiceOf } from './voice.ts';

/** Intents that are answered even in the middle of a game. */
const URGENT: ReadonlySet<IntentId> = new Set(['insult', 'explicit', 'areYouHuman']);

/** Intents with an answer of their own, whatever else their words might be found in. */
const ALONE: ReadonlySet<IntentId> = new Set([
  'joke',
  'riddle',
  'story',
  'poem',
  'wouldYouRather',
  'draw',
  'cannot',
  'whyAsk',
  'tellMore',
  'repetition',
  'notAnswer',
  'notFunny',
  'whoMadeYou',
]);
/** Questions that all of the memory answers, not one statement. */
const LISTS: ReadonlySet<IntentId> = new Set([
  'askMyName',
  'askMemory',
  'askMyLikes',
  'askMyDislikes',
  'askMyFavourite',
  'askMyPlans',
  'askMyAge',
]);

/**
 * The reply to the last turn. Pure: the same request at the same time gives the same reply, so that
 * a run repeated after a crash says the same again.
 */
export function respond(request: ChatRequest, now: Date): string {
  const voice = voiceOf(request.character);
  const memory = remember(request);
  const seed = [
    request.runId,
    voice.name,
    request.turns.length,
    request.turns.at(-1)?.content ?? '',
  ];
  const names = { name: memory.name, self: voice.name, role: voice.role };
  const speaker = new Speaker(request.turns, voice, seeded(seed.join('\n')), names);
  const scene: Scene = { request, memory, heard: listen(request), speaker, now };
  return finish(scene, draft(scene));
}

function draft(scene: Scene): Draft {
  const { heard, speaker } = scene;
  const { intent } = heard;
  if (intent === 'selfHarm') return { say: [speaker.say(CRISIS)], ending: 'done', serious: true };
  if (intent && URGENT.has(intent)) return byIntent(intent, scene);
  const early = rolePlay(scene) ?? inForeign(scene) ?? gameAnswer(scene) ?? inFigures(scene);
  return early ?? answer(scene) ?? unasked(scene);
}

/** The answer to a question or a request; nothing when the message holds none. */
function answer(scene: Scene): Draft | undefined {
  const { intent } = scene.heard;
  if (intent && isMemoryIntent(intent)) return fromMemory(intent, scene);
  if (intent && ALONE.has(intent)) return withName(scene, byIntent(intent, scene));
  const recalled = recall(scene);
  const found = recalled?.sure ? recalled.draft : help(scene);
  if (found) return withName(scene, found);
  return intent ? withName(scene, byIntent(intent, scene)) : recalled?.draft;
}

function fromMemory(intent: MemoryIntent, scene: Scene): Draft {
  const known = LISTS.has(intent) ? remembered(intent, scene) : undefined;
  const recalled = known ? undefined : recall(scene);
  if (recalled?.sure) return recalled.draft;
  return known ?? remembered(intent, scene) ?? recalled?.draft ?? forgotten(intent, scene);
}

function inForeign({ heard, speaker }: Scene): Draft | undefined {
  const hello = foreignGreeting(heard.text);
  if (!hello) return undefined;
  return { say: [speaker.say(TALK.foreign, { hello })], ask: TALK.foreignAsk, ending: 'ask' };
}

function inFigures(scene: Scene): Draft | undefined {
  const sum = sumIn(scene.heard.text);
  return sum === undefined ? undefined : sumReply(scene, sum);
}

/** Messages that ask for nothing in particular. */
function unasked(scene: Scene): Draft {
  const { gesture } = scene.heard;
  if (gesture === 'goodbye' || gesture === 'goodNight') return onGesture(gesture, scene);
  if (isOrder(scene)) return standIn(scene);
  const told = onlyAsks(scene.heard.text) ? undefined : onWhatWasTold(scene);
  return told && !(gesture && onlyMood(scene)) ? withPrelude(scene, told) : quiet(scene);
}

/** "How old is my son?" tells nothing of a son. */
function onlyAsks(text: string): boolean {
  return sentences(text).every(asks);
}

/** Messages without a request and without news: answers, gestures, questions and plain talk. */
function quiet(scene: Scene): Draft {
  const { heard } = scene;
  const answer = onAnswer(scene);
  if (answer && isAnswer(scene)) return answer;
  if (heard.gesture && heard.words.length <= 6) return onGesture(heard.gesture, scene);
  if (heard.isQuestion) return withPrelude(scene, unanswered(scene));
  return heard.gesture && heard.words.length <= 8
    ? onGesture(heard.gesture, scene)
    : withPrelude(scene, onAnything(scene));
}

/** Thanks and greetings are no answer; yes, no and everything else may be. */
function isAnswer({ heard }: Scene): boolean {
  return (
    heard.gesture === undefined ||
    heard.gesture === 'yes' ||
    heard.gesture === 'no' ||
    heard.gesture === 'unsure'
  );
}

/** "Good!" is an acknowledgement, not a report on one's happiness. */
function onlyMood({ heard }: Scene): boolean {
  const acknowledges =
    heard.gesture === 'ok' || heard.gesture === 'yes' || heard.gesture === 'compliment';
  return (
    acknowledges &&
    heard.words.length <= 2 &&
    !/\bhow\b/.test(heard.asked?.text.toLowerCase() ?? '') &&
    heard.facts.every((fact) => fact.type === 'feeling' && isGood(fact.feeling))
  );
}

function byIntent(intent: IntentId, scene: Scene): Draft {
  if (intent === 'whatAboutYou') return whatAboutYou(scene);
  const repeated = intent === 'tellMore' ? again(scene) : undefined;
  if (repeated) return repeated;
  const made = ABOUT_SELF[intent] ?? PLAY[intent];
  if (made) return made(scene);
  const lines = tableFor(intent);
  if (!lines) return onAnything(scene);
  return {
    say: [scene.speaker.say(lines.say)],
    ...(lines.ask ? { ask: lines.ask } : {}),
    ending: lines.ending,
    serious: intent === 'insult',
  };
}

function tableFor(intent: IntentId): ReplyLines | undefined {
  const table: Partial<Record<IntentId, ReplyLines>> = REPLIES;
  return table[intent];
}

/** "And you?" asks for whatever was just spoken of. */
function whatAboutYou(scene: Scene): Draft {
  const { heard, speaker } = scene;
  if (heard.facts.some(({ type }) => type === 'name')) return byIntent('yourName', scene);
  if (heard.facts.some(({ type }) => type === 'feeling')) {
    return {
      ...(onWhatWasTold(scene) ?? { ending: 'ask' }),
      say: [onWhatWasTold(scene)?.say[0], speaker.say(REPLIES.howAreYou.say)],
    };
  }
  const of = heard.facts.find((fact) => fact.type === 'favourite');
  if (of?.type === 'favourite') {
    return (
      ABOUT_SELF.yourFavourite?.({ ...scene, heard: { ...heard, about: of.of } }) ??
      onAnything(scene)
    );
  }
  if (heard.topic) {
    return {
      say: [speaker.say(TOPICS[heard.topic].thoughts)],
      ask: TOPICS[heard.topic].questions,
      ending: 'ask',
    };
  }
  return { say: [speaker.say(REPLIES.whatAboutYou.say)], ending: 'ask' };
}

function withName(scene: Scene, given: Draft): Draft {
  const told = onTold(scene);
  const say = [onName(scene) ?? told ?? prelude(scene), ...given.say];
  // Who has just said how the day was is not asked for it again.
  return told
    ? { ...given, say, ask: TALK.gentleAsk, serious: scene.heard.sombre }
    : { ...given, say };
}

function withPrelude(scene: Scene, answer: Draft): Draft {
  const { heard } = scene;
  const name = heard.facts.length > 1 ? onName(scene) : undefined;
  return { ...answer, say: [name ?? (answer.serious ? undefined : prelude(scene)), ...answer.say] };
}

function prelude({ heard, speaker }: Scene): string | undefined {
  const lines = heard.gesture ? PRELUDES[heard.gesture] : undefined;
  return lines ? speaker.fresh(lines) : undefined;
}

function finish(scene: Scene, { say, ask, slots, ending, serious }: Draft): string {
  const said = [...new Set(say.filter((part) => part !== undefined && part !== ''))].join(' ');
  const question = asksBack(scene, ending) ? nextQuestion(scene, ask, slots) : undefined;
  const body = serious ? said : sparkle(said, scene);
  if (body === '' && question === undefined) return scene.speaker.say(TALK.plain);
  return [body, question].filter((part) => part !== undefined && part !== '').join(' ');
}

/** Most replies end in a question; after two in a row one may simply stand. */
function asksBack({ request, speaker }: Scene, ending: Draft['ending']): boolean {
  if (ending === 'done') return false;
  const asked = request.turns.filter(({ role }) => role === 'assistant').slice(-2);
  const pressing = asked.length === 2 && asked.every(({ content }) => content.endsWith('?'));
  if (pressing && speaker.random.chance(0.35)) return false;
  return ending === 'ask' || speaker.random.chance(0.5);
}

function sparkle(text: string, { speaker }: Scene): string {
  return text.replace(/(?<![.…])\.(?= |$)/g, () =>
    speaker.random.chance(speaker.voice.sparkle) ? '!' : '.',
  );
}
