import { uniqueTraits } from '../contract/character.ts';
import { LIMITS } from '../contract/limits.ts';
import { badCard } from './bad-card.ts';
import { isJsonObject, type JsonObject } from './card-json.ts';
import type { Card } from './card-schema.ts';
import { wellFormed } from './well-formed.ts';

/** The parts of a card that a character uses. */
export interface CardFields {
  name: string;
  description: string | null;
  traits: string[];
  greeting: string | null;
  /** The character's nature in prose; null when it is a list of traits. */
  personality: string | null;
  scenario: string | null;
  /** Lines that show how they talk. */
  exampleDialogue: string | null;
  /** The name that `{{char}}` stands for, when it is another one. */
  nickname: string | null;
  otherGreetings: string[];
  /** Told to the model before and after the talk. */
  systemPrompt: string | null;
  postHistoryInstructions: string | null;
  /** For people; as much as there is room for. */
  creatorNotes: string | null;
}

/** The key under `extensions` that is ours. */
const OWN_KEY = 'vesper';

/** All texts of a character together are bounded: each is read before it is used, which takes time. */
const { characterTextMax: TEXT_MAX, characterTextsMax: TEXTS_MAX } = LIMITS;

/** Our fields as the card alone gives them. @throws AppError `bad_card` for an unusable card. */
export function fieldsOf({ data }: Card): CardFields {
  const name = oneLine(text(data, 'name'));
  if (!name) throw badCard('This card has no name.');
  const personality = text(data, 'personality');
  const listed = listedTraits(personality ?? '');
  const fields = {
    name,
    description: text(data, 'description'),
    traits: ownTraits(data) ?? listed,
    greeting: text(data, 'first_mes'),
    personality: listed.length > 0 ? null : personality,
    scenario: text(data, 'scenario'),
    systemPrompt: text(data, 'system_prompt'),
    postHistoryInstructions: text(data, 'post_history_instructions'),
    nickname: oneLine(text(data, 'nickname')) || null,
  };
  const room = roomBeside(fields);
  const exampleDialogue = clippedText(data, 'mes_example', room);
  const beside = room - (exampleDialogue?.length ?? 0);
  const greetings = otherGreetings(data, beside);
  const left = beside - greetings.join('').length;
  const creatorNotes = clippedText(data, 'creator_notes', left);
  return { ...fields, exampleDialogue, otherGreetings: greetings, creatorNotes };
}

/** A text as far as there is room; all of it stays in the card. */
function clippedText(data: JsonObject, field: string, room: number): string | null {
  const given = data[field];
  const whole = typeof given === 'string' ? wellFormed(given).trim() : '';
  return clip(whole, Math.min(room, TEXT_MAX)) || null;
}

/** What always has to fit, as it was written. */
type WholeTexts = Omit<CardFields, 'otherGreetings' | 'exampleDialogue' | 'creatorNotes'>;

function roomBeside(fields: WholeTexts): number {
  const { description, greeting, personality, scenario } = fields;
  const { systemPrompt, postHistoryInstructions } = fields;
  const texts = [
    ...[description, greeting, personality, scenario],
    ...[systemPrompt, postHistoryInstructions],
  ];
  const room = TEXTS_MAX - texts.reduce((sum, one) => sum + (one?.length ?? 0), 0);
  if (room < 0) {
    throw badCard(`The texts of this card have more than ${TEXTS_MAX} characters together.`);
  }
  return room;
}

function text(data: JsonObject, field: string): string | null {
  const value = data[field];
  const tidy = typeof value === 'string' ? wellFormed(value).trim() : '';
  if (tidy.length > TEXT_MAX) {
    throw badCard(`The field "${field}" of this card has more than ${TEXT_MAX} characters.`);
  }
  return tidy === '' ? null : tidy;
}

/** Cuts a well-formed text, never through the middle of a character. */
const clip = (value: string, max: number): string =>
  value
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();

/** A text of one line. */
const oneLine = (value: string | null): string | null =>
  value && clip(value.replace(/[\s\p{Cc}]+/gu, ' ').trim(), LIMITS.nameMax);

/** The other first messages, as long as there is room; the rest stays in the card. */
function otherGreetings({ alternate_greetings: given }: JsonObject, room: number): string[] {
  const greetings: string[] = [];
  for (const entry of Array.isArray(given) ? given.slice(0, LIMITS.otherGreetingsMax) : []) {
    const greeting = typeof entry === 'string' ? wellFormed(entry).trim() : '';
    room -= greeting.length;
    if (room < 0) break;
    if (greeting !== '') greetings.push(greeting);
  }
  return greetings;
}

/** The traits in a short comma list; none when it is prose. */
function listedTraits(personality: string): string[] {
  const parts = personality.split(',').map((part) => part.trim());
  const words = parts.filter((part) => part !== '');
  const isList = words.length <= LIMITS.traitsMax && words.every(isShort);
  return isList ? uniqueTraits(words) : [];
}

function isShort(part: string): boolean {
  return (
    part.length <= LIMITS.traitMax && !/[.!?:;{}<>\n]/.test(part) && part.split(/\s+/).length <= 3
  );
}

/** The traits in our extension; null when the card has none. */
function ownTraits({ extensions }: JsonObject): string[] | null {
  const own = isJsonObject(extensions) ? extensions[OWN_KEY] : null;
  if (!isJsonObject(own) || !Array.isArray(own.traits)) return null;
  const words = own.traits.filter((trait: unknown) => typeof trait === 'string');
  const tidy = words.map((word) => clip(wellFormed(word).trim(), LIMITS.traitMax));
  return uniqueTraits(tidy.filter((word) => word !== '')).slice(0, LIMITS.traitsMax);
}

/** Writes traits into our extension, where a list of words cannot be mistaken for prose. */
export function withOwnTraits(card: Card, traits: readonly string[]): Card {
  const { extensions } = card.data;
  const given = isJsonObject(extensions) ? extensions : {};
  const own = isJsonObject(given[OWN_KEY]) ? given[OWN_KEY] : {};
  const ours = { [OWN_KEY]: { ...own, traits: [...traits] } };
  return { ...card, data: { ...card.data, extensions: { ...given, ...ours } } };
}
