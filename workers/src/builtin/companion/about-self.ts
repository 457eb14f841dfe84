import { hash } from '../shared/random.ts';
import { backstory } from './backstory.ts';
import type { IntentId } from './intents.data.ts';
import { topicOf } from './listen.ts';
import { FAVOURITE_LINES, FAVOURITES, OPINIONS, SELF } from './phrases/self.data.ts';
import { TOPICS } from './phrases/topics.data.ts';
import { TRAITS } from './phrases/traits.data.ts';
import { brief, flip, wordsOf } from './plain-text.ts';
import type { Draft, Scene } from './scene.ts';
import { asSentence } from './turned.ts';

/** Questions about the companion that take its character to answer. */
export const ABOUT_SELF: Partial<Record<IntentId, (scene: Scene) => Draft>> = {
  areYouHuman: ({ speaker }) => ({
    say: [speaker.say(SELF.human), speaker.fresh(SELF.humanRole)],
    ending: 'maybe',
    serious: true,
  }),
  yourName: (scene) => ({
    say: [introduction(scene), scene.speaker.fresh(selfLines(scene))],
    ask: scene.memory.name
      ? ['What would you like to talk about?']
      : ['And who are you?', 'And what should I call you?', 'What is your name?'],
    ending: 'ask',
  }),
  aboutYou,
  yourPlace: ({ speaker }) => ({
    say: [speaker.say(SELF.place)],
    ask: ['Where are you writing from?', 'And where are you?'],
    ending: 'ask',
  }),
  yourJob: (scene) => ({ say: [scene.speaker.say(SELF.nature), loves(scene)], ending: 'ask' }),
  yourLooks: ({ speaker }) => ({
    say: [speaker.say([...SELF.looks]), speaker.fresh(SELF.looksRole)],
    ask: ['What do you imagine?', 'How did you picture me?'],
    ending: 'maybe',
  }),
  yourFavourite: favouriteOf,
  opinion: (scene) =>
    /\bcan you\b/.test(scene.heard.text)
      ? { say: [scene.speaker.say(SELF.nature)], ending: 'maybe' }
      : opinionOn(scene),
};

/** "I am wise" belongs to how it speaks, not to what it tells. */
const TRAIT = /^I am \p{L}+$/u;

function aboutYou(scene: Scene): Draft {
  const { speaker } = scene;
  const lines = speaker.voice.role ? SELF.nameRole : SELF.name;
  const story = backstory(scene.request.character)
    .filter(({ text }) => !TRAIT.test(text))
    .slice(0, 3);
  if (story.length > 1) {
    const say = [speaker.fresh(lines), ...story.map(({ text }) => asSentence(text))];
    return { say, ask: FAVOURITE_LINES.ask.slice(-1), ending: 'maybe' };
  }
  const say = [
    speaker.fresh(lines),
    speaker.fresh(selfLines(scene)),
    loves(scene) ?? speaker.fresh(SELF.secret),
  ];
  return { say, ask: FAVOURITE_LINES.ask.slice(-1), ending: 'maybe' };
}

function introduction({ speaker }: Scene): string {
  return speaker.say(speaker.voice.role ? SELF.nameRole : SELF.name);
}

function selfLines({ speaker }: Scene): string[] {
  const known = speaker.voice.traits.flatMap((trait) => [...TRAITS[trait].self]);
  const words = speaker.voice.words.map((word) => word.toLowerCase());
  return [
    ...known,
    ...words.flatMap((word) => SELF.word.map((line) => line.replace('{word}', word))),
  ];
}

function loves({ speaker }: Scene): string | undefined {
  const love = speaker.random.pick(speaker.voice.loves);
  return love ? speaker.fresh(SELF.loves, { love: flip(love) }) : undefined;
}

/** The same character has the same favourites in every conversation. */
function favouriteOf({ speaker, heard }: Scene): Draft {
  const of = (heard.about ?? '').trim().replace(/^kind of |^type of /, '');
  const kind = wordsOf(of)
    .map((word) => word.replace(/s$/, ''))
    .find((word) => Object.hasOwn(FAVOURITES, KINDS[word] ?? word));
  const choices = kind === undefined ? [] : (FAVOURITES[KINDS[kind] ?? kind] ?? []);
  const value =
    choices[
      hash(`${speaker.voice.name}|${speaker.voice.traits.join()}|${kind ?? ''}`) %
        Math.max(choices.length, 1)
    ];
  return value
    ? {
        say: [speaker.say(FAVOURITE_LINES.known, { value })],
        ask: FAVOURITE_LINES.ask,
        ending: 'ask',
      }
    : { say: [speaker.say(FAVOURITE_LINES.unknown)], ask: FAVOURITE_LINES.ask, ending: 'ask' };
}

const KINDS: Readonly<Record<string, string>> = {
  movie: 'film',
  meal: 'food',
  dish: 'food',
  country: 'city',
  colou: 'colour',
  novel: 'book',
  genre: 'music',
  band: 'music',
  time: 'season',
  pastime: 'hobby',
  hobbie: 'hobby',
  citie: 'city',
};

const asksTaste = (text: string): boolean =>
  /\bdo you (?:really |actually |even )?(?:like|love|enjoy)\b/.test(text);

/** "What do you think about X?": the topic's own thoughts, or a leaning that the character keeps. */
function opinionOn(scene: Scene): Draft {
  const { speaker, heard } = scene;
  const about = heard.about ?? heard.text;
  const topic = topicOf(about) ?? (heard.about ? undefined : heard.topic);
  if (topic) {
    const { thoughts, questions } = TOPICS[topic];
    return {
      say: [
        asksTaste(heard.text) ? speaker.fresh(OPINIONS.yes) : undefined,
        speaker.fresh(thoughts) ?? speaker.say(OPINIONS.clause),
        speaker.voice.length > 2 ? speaker.fresh(thoughts) : undefined,
      ],
      ask: questions,
      ending: 'ask',
    };
  }
  const it = brief(flip(about.replace(/^(?:the idea of|about|of|on|to) /, '')), 3);
  if (!it || /\b(?:is|are|was|will|should|can|me|it|that|this)\b/.test(it)) {
    return { say: [speaker.say(OPINIONS.clause)], ask: OPINIONS.ask, ending: 'ask' };
  }
  const likes = hash(`${speaker.voice.name}|${it}`) % 3 !== 0;
  return {
    say: [speaker.say(likes ? OPINIONS.warm : OPINIONS.cool, { it })],
    ask: OPINIONS.ask,
    ending: 'ask',
  };
}
