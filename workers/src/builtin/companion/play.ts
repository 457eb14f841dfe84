import { pattern } from '../../wrapped.ts';
import { YES } from './asked.ts';
import type { IntentId } from './intents.data.ts';
import { ADVICE, ADVICE_ASKS, ADVICE_GENERAL, ADVICE_INTROS } from './phrases/advice.data.ts';
import { FEELING_LINES } from './phrases/feelings.data.ts';
import * as play from './phrases/play.data.ts';
import { flip, wordsOf } from './plain-text.ts';
import type { Draft, Scene } from './scene.ts';
import { standIn } from './stand-in.ts';
import { spoken } from './useful.ts';

/** Things to do together: jokes, riddles, a game, stories, poems; and advice. */
export const PLAY: Partial<Record<IntentId, (scene: Scene) => Draft>> = {
  joke,
  riddle,
  wouldYouRather: rather,
  story,
  poem,
  adviceAsk: advice,
  date,
  time,
};

function joke({ speaker, heard }: Scene): Draft {
  const whom =
    /\bin (?:his|her|their|its) hono(?:u)?r\b|\bfor (?:him|her|them)\b/.exec(heard.text)?.[0] ?? '';
  const them = /\b(?:his|him)\b/.test(whom) ? 'him' : /\bher\b/.test(whom) ? 'her' : 'them';
  const intro = whom === '' ? speaker.fresh(play.JOKE_INTROS) : `For ${them}, then.`;
  return {
    say: [intro, speaker.say(play.JOKES)],
    ask: play.JOKE_ASKS,
    ending: 'maybe',
    serious: true,
  };
}

function poem({ speaker }: Scene): Draft {
  return {
    say: [speaker.fresh(play.POEM_INTROS), speaker.say(play.POEMS)],
    ask: play.POEM_ASKS,
    ending: 'maybe',
    serious: true,
  };
}

function date({ now }: Scene): Draft {
  const today = now.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { say: [`Today is ${today}.`], ending: 'maybe' };
}

function time({ now }: Scene): Draft {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
  const shown = now.toLocaleTimeString('en-GB', clock);
  return {
    say: [`My clock says ${shown} UTC; where you are it may be another hour.`],
    ending: 'maybe',
  };
}

/** "Another one" after a joke, a poem, a riddle or a story asks for the same kind again. */
export function again(scene: Scene): Draft | undefined {
  const before = scene.request.turns.filter(({ role }) => role === 'assistant').slice(-2);
  const kind = before.toReversed().flatMap(({ content }) => kindOf(content) ?? [])[0];
  return kind ? PLAY[kind]?.(scene) : undefined;
}

function kindOf(reply: string): IntentId | undefined {
  if (play.JOKES.some((joke) => reply.includes(joke))) return 'joke';
  if (play.RIDDLES.some(({ q }) => reply.includes(q))) return 'riddle';
  if (play.POEMS.some((poem) => reply.includes(poem))) return 'poem';
  if (/\bWould you rather\b/.test(reply)) return 'wouldYouRather';
  return reply.length > 350 ? 'story' : undefined;
}

/** Intents that belong to the game: "another", "go on". */
const GOES_ON: ReadonlySet<IntentId> = new Set(['tellMore', 'wouldYouRather', 'riddle', 'askMe']);

/** The answer to a riddle or a round of would-you-rather that the companion has just set. */
export function gameAnswer(scene: Scene): Draft | undefined {
  const before = scene.request.turns.at(-2);
  const { words, intent } = scene.heard;
  const elsewhere = intent !== undefined && !GOES_ON.has(intent);
  if (before?.role !== 'assistant' || words.length > 14 || elsewhere) return undefined;
  const riddleAsked = play.RIDDLES.find(({ q }) => before.content.includes(q));
  if (riddleAsked) return riddleAnswer(scene, riddleAsked);
  const round = play.RATHER.find(({ a, b }) => before.content.includes(`${a} or ${b}`));
  return round ? ratherAnswer(scene, round) : anotherRound(scene, before.content);
}

function anotherRound(scene: Scene, before: string): Draft | undefined {
  const { text } = scene.heard;
  if (!YES.test(text) && !/\b(?:next|another|one more|go on)\b/.test(text)) return undefined;
  if (endsWithAny(before, play.RIDDLE_MORE)) return riddle(scene);
  return endsWithAny(before, play.RATHER_MORE) ? rather(scene) : undefined;
}

export function sumReply({ speaker }: Scene, value: number): Draft {
  const say = Number.isNaN(value)
    ? speaker.say(['That one has no answer: nobody may divide by zero, not even me.'])
    : speaker.say(
        [
          'That makes {value}.',
          'I get {value}.',
          '{value}, if my circuits are right.',
          'The answer is {value}.',
          '@humorous {value}. I am basically an expensive abacus.',
        ],
        { value: spoken(value) },
      );
  return { say: [say], ending: 'maybe', serious: true };
}

function endsWithAny(text: string, lines: readonly string[]): boolean {
  return lines.some((line) => text.endsWith(line));
}

function riddle({ speaker }: Scene): Draft {
  return {
    say: [speaker.fresh(play.RIDDLE_INTROS), speaker.say(play.RIDDLES.map(({ q }) => q))],
    ending: 'done',
  };
}

function riddleAnswer(
  { speaker, heard }: Scene,
  asked: (typeof play.RIDDLES)[number],
): Draft | undefined {
  if (heard.isQuestion && !asked.a.test(heard.text)) return undefined;
  const right = asked.a.test(heard.text);
  return {
    say: [speaker.say(right ? play.RIDDLE_RIGHT : play.RIDDLE_WRONG, { value: asked.answer })],
    ask: play.RIDDLE_MORE,
    ending: 'ask',
  };
}

function rather({ speaker }: Scene): Draft {
  const round = speaker.say(play.RATHER.map(({ a, b }) => `Would you rather ${a} or ${b}?`));
  return { say: [speaker.fresh(play.RATHER_INTROS), round], ending: 'done' };
}

function ratherAnswer(
  { speaker, heard }: Scene,
  { a, b, onA, onB }: (typeof play.RATHER)[number],
): Draft | undefined {
  const overlap = (option: string, other: string): number =>
    wordsOf(option).filter((word) => !wordsOf(other).includes(word) && heard.words.includes(word))
      .length;
  const first = /\b(?:first|former|option a)\b|^a$/.test(heard.text) ? 1 : overlap(a, b);
  const second = /\b(?:second|latter|option b)\b|^b$/.test(heard.text) ? 1 : overlap(b, a);
  if (first === second) return undefined;
  return { say: [speaker.say([first > second ? onA : onB])], ask: play.RATHER_MORE, ending: 'ask' };
}

function story({ speaker, memory }: Scene): Draft {
  const { random, voice } = speaker;
  const pet = memory.pets.find(({ name }) => name);
  const slots = {
    hero: memory.name ?? random.pick(play.STORY_HEROES),
    place: memory.place ?? random.pick(play.STORY_PLACES),
    friend: pet?.name ? `${pet.name} the ${pet.kind}` : random.pick(play.STORY_FRIENDS),
    love: flip(memory.likes.at(-1) ?? voice.loves[0] ?? random.pick(play.STORY_LOVES) ?? 'rain'),
  };
  return {
    say: [speaker.fresh(play.STORY_INTROS), speaker.say(play.STORIES, slots)],
    ask: play.STORY_ASKS,
    serious: true,
    ending: 'ask',
  };
}

/** Asks for knowledge, which a general kindness does not answer. */
const HOW_TO = new RegExp(pattern`
  \bhow (?:do|can|could|would) (?:i|you)\b
  |\b(?:recommend|suggest|(?:ideas|suggestions|advice|tips) (?:for|on|about))\b
`);

function advice(scene: Scene): Draft {
  const { speaker, heard } = scene;
  const subject = ADVICE.find(({ words }) => words.test(heard.text));
  const feeling = heard.facts.find((fact) => fact.type === 'feeling');
  if (!subject && !feeling && HOW_TO.test(heard.text)) return standIn(scene);
  const say = [
    feeling ? speaker.fresh(FEELING_LINES[feeling.feeling].say) : speaker.fresh(ADVICE_INTROS),
    (subject && speaker.fresh(subject.say)) ?? speaker.say(ADVICE_GENERAL),
    speaker.voice.length > 2 ? speaker.fresh(ADVICE_GENERAL) : undefined,
  ];
  return { say, ask: ADVICE_ASKS, ending: 'ask', serious: feeling !== undefined };
}
