import nlp from 'compromise';
import type { CharacterSheet } from '../../engines/chat/chat-engine.ts';
import { pattern } from '../../wrapped.ts';
import { sentences } from '../shared/template.ts';
import { type Self, selfOf, spoken, withoutFalseVerb } from './first-person.ts';
import { plain } from './plain-text.ts';
import { split } from './split-clauses.ts';
import { type Statement, statementOf, statementsIn } from './statement.ts';

/** Every reply needs it, and the grammar takes its time, so the last characters are kept. */
const KEPT = new Map<string, readonly Statement[]>();
const KEPT_MAX = 200;

/** An AI says these of itself under no name, and what is not for every ear is not said at all. */
const UNSAID = new RegExp(
  pattern`
    \b(?:humans?|(?:real|actual) (?:person|woman|man|girl|boy|people)
    |(?:am|is|are) (?:(?:very|truly|quite) )?real|not an? (?:ai|bot|robot|machine)
    |(?:ai|bot|robot) (?:model|assistant|character)|sex\w*|nude|naked|horny|erotic|nsfw|fuck\w*
    |orgasm\w*|breasts?|genital\w*|underage|teen\w*|child-like|schoolgirl)\b
  `,
  'i',
);
/** A number of years under 18 is no age to play. */
const TOO_YOUNG = /\b(?:[0-9]|1[0-7])(?:-| )years?(?:-| )old\b/i;

/** What a character knows of itself, in the first person: from its description, traits and greeting. */
export function backstory(character: CharacterSheet): readonly Statement[] {
  const key = [character.name, character.description, character.greeting, ...character.traits].join(
    '\n',
  );
  const known = KEPT.get(key);
  if (known) return known;
  const made = [...described(character), ...greeted(character), ...traits(character)].filter(
    ({ text, roots }) => roots.size > 0 && !UNSAID.test(text) && !TOO_YOUNG.test(text),
  );
  if (KEPT.size >= KEPT_MAX) KEPT.clear();
  KEPT.set(key, made);
  return made;
}

function described({ name, description = '' }: CharacterSheet): Statement[] {
  const text = plain(description.replace(/[*_#>]/g, ' '));
  const self = selfOf(name, text);
  return text
    .split(/\n+/)
    .flatMap((line) => sentences(line.trim()))
    .flatMap((sentence) => entry(sentence) ?? ofSentence(sentence, self))
    .map((clause) => statementOf(clause));
}

function ofSentence(sentence: string, self: Self): string[] {
  const terms = withoutFalseVerb(nlp(sentence).termList());
  return split(terms, self).flatMap((clause) => spoken(clause, self) ?? []);
}

/** "rum, maps and cats". */
const listed = (value: string): string => value.replace(/, (?!and )([^,]+)$/, ' and $1');

const ENTRIES: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^(?:likes?|loves?|hobby|hobbies|interests?)$/i, (value) => `I love ${listed(value)}`],
  [/^(?:dislikes?|hates?)$/i, (value) => `I hate ${listed(value)}`],
  [/^fears?$/i, (value) => `I am afraid of ${listed(value)}`],
  [/^age$/i, (value) => `I am ${value} years old`],
  [/^(?:personality|traits?|character)$/i, (value) => `I am ${listed(value.toLowerCase())}`],
];

/** "Likes: rum, old maps", as many cards have it. */
function entry(sentence: string): string | undefined {
  const [, key, value] = /^([A-Za-z][A-Za-z ]{1,24}): *([^:]{1,200})$/.exec(sentence) ?? [];
  if (!key || !value) return undefined;
  const bare = value.replace(/[.!]+$/, '').replace(/ years? old$/, '');
  const made = ENTRIES.find(([words]) => words.test(key))?.[1];
  if (/^age$/i.test(key) && !(Number(bare) >= 18)) return '';
  return made ? made(bare) : `my ${key.toLowerCase()} is ${bare}`;
}

/** The greeting is in the character's own words already. */
function greeted({ greeting = '' }: CharacterSheet): Statement[] {
  const said = greeting.replace(/\*[^*]*\*/g, ' ');
  return statementsIn(said).filter(({ text }) => /\b(?:i|my|we|our)\b/i.test(text));
}

function traits({ traits: words }: CharacterSheet): Statement[] {
  return words.map((word) => statementOf(`I am ${word.trim().toLowerCase()}`));
}
