import type { CharacterView } from '@vesper/core/contract/character';
import { descriptionQuestions } from './description-questions.ts';

const COUNT = 3;

/** Asked of somebody with this trait; the ones that the product suggests, and a few more. */
const BY_TRAIT: Readonly<Record<string, string>> = {
  creative: 'What are you making at the moment?',
  analytical: 'What puzzle has kept you awake lately?',
  empathetic: 'I had a strange day. May I tell you about it?',
  humorous: 'What made you laugh last?',
  wise: 'What is the best advice you were ever given?',
  energetic: 'What shall we do first?',
  calm: 'How do you come to rest after a long day?',
  adventurous: 'Where did your boldest journey take you?',
  mysterious: 'Tell me something that nobody knows about you.',
  friendly: 'How are you today?',
  intellectual: 'What are you reading, and is it any good?',
  artistic: 'What did you see today that was worth a picture?',
  romantic: 'What does a perfect evening look like to you?',
  curious: 'What would you like to know about me?',
  playful: 'Let us play something. You choose.',
  loyal: 'Who can always count on you?',
  brave: 'When were you last afraid?',
  shy: 'What do you like to do when you are alone?',
  sarcastic: 'Go on, tell me what you really think.',
  kind: 'What was the last kind thing somebody did for you?',
};

/** For the assistant, who has no story of its own. */
const FOR_ANYBODY = [
  'Ask me a question that nobody ever asks.',
  'Tell me a short story with the sea in it.',
  'Help me think something through.',
  'I am lost in the fog and you keep the lighthouse. You start.',
  'What is worth noticing on an ordinary day?',
  'I would like to plan a quiet evening.',
  'Tell me something beautiful about the night sky.',
  'I had a long day. May I tell you about it?',
  'Which three things should I cook this week?',
];

type Known = Pick<CharacterView, 'name' | 'description' | 'greeting' | 'personality'>;

/**
 * Three ways to begin: what this character's greeting, description and traits give rise to, first
 * of all. `seed` decides between equals, so that two conversations begin differently.
 */
export function startersFor(character: Known | null, seed: string): string[] {
  const turn = hashOf(seed);
  if (character === null) return rotated(FOR_ANYBODY, turn).slice(0, COUNT);
  const { name, description, greeting, personality } = character;
  const told = descriptionQuestions(description ?? '', name);
  const traits = personality.traits.flatMap((trait) => BY_TRAIT[trait.toLowerCase()] ?? []);
  const [trait, ...otherTraits] = rotated(traits, turn);
  const first = name.split(/\s+/)[0] ?? name;
  const best = [...answerTo(greeting), ...told.slice(0, 2), ...(trait ? [trait] : [])];
  const rest = [...told.slice(2), ...otherTraits, ...strangersAsk(first)];
  return [...new Set([...best.slice(0, COUNT), ...rest])].slice(0, COUNT);
}

/** A greeting that ends with a question invites an answer; this one gives the question back. */
function answerTo(greeting: string | null): string[] {
  return /\?["”'’*\s]*$/.test(greeting ?? '') ? ['You first. How would you answer that?'] : [];
}

function strangersAsk(name: string): string[] {
  return [
    `Tell me a little about yourself, ${name}.`,
    'What should I know about you before we go on?',
    'What is on your mind today?',
  ];
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
