import { uniqueTraits } from '../contract/character.ts';
import { tidyTags } from '../contract/tag.ts';
import { SEED_MAX } from '../contract/image.ts';
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
  /** Words to find it by, as far as we take them. */
  tags: string[];
  /** Told to the model before and after the talk. */
  systemPrompt: string | null;
  postHistoryInstructions: string | null;
  /** For people; as much as there is room for. */
  creatorNotes: string | null;
  /** How they look in pictures, by our extension; null when it says nothing. */
  look: CardLook | null;
}

/**
 * What a card carries of a look. No picture: nobody could tell whether one that comes in is a photo
 * of somebody.
 */
export interface CardLook {
  words: string | null;
  seed: number | null;
}

/** The key under `extensions` that is ours. */
const OWN_KEY = 'vesper';

/** Tags of a card that are looked at. */
const TAGS_READ = 200;

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
  const look = ownLook(data);
  const tags = tagsOf({ data });
  return { ...fields, exampleDialogue, otherGreetings: greetings, tags, creatorNotes, look };
}

/** A text as far as there is room; all of it stays in the card. */
function clippedText(data: JsonObject, field: string, room: number): string | null {
  const given = data[field];
  const whole = typeof given === 'string' ? wellFormed(given).trim() : '';
  return clip(whole, Math.min(room, TEXT_MAX)) || null;
}

/** What always has to fit, as it was written. */
type WholeTexts = Omit<
  CardFields,
  'otherGreetings' | 'exampleDialogue' | 'tags' | 'creatorNotes' | 'look'
>;

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

/** The tags that are short enough; some editors write a hundred, and all stay in the card. */
export function tagsOf({ data: { tags } }: Pick<Card, 'data'>): string[] {
  const given = Array.isArray(tags) ? tags.slice(0, TAGS_READ) : [];
  const words = given.filter((tag: unknown) => typeof tag === 'string');
  const tidy = tidyTags(words.map((word) => oneLine(wellFormed(word)) ?? ''));
  return tidy.filter((tag) => tag.length <= LIMITS.tagMax).slice(0, LIMITS.tagsMax);
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

/** What our extension says; nothing when the card has none. */
function ownIn({ extensions }: JsonObject): JsonObject {
  const own = isJsonObject(extensions) ? extensions[OWN_KEY] : null;
  return isJsonObject(own) ? own : {};
}

/** The traits in our extension; null when the card has none. */
function ownTraits(data: JsonObject): string[] | null {
  const own = ownIn(data);
  if (!Array.isArray(own.traits)) return null;
  const words = own.traits.filter((trait: unknown) => typeof trait === 'string');
  const tidy = words.map((word) => clip(wellFormed(word).trim(), LIMITS.traitMax));
  return uniqueTraits(tidy.filter((word) => word !== '')).slice(0, LIMITS.traitsMax);
}

/** The look in our extension; what of it is no look is passed over. */
function ownLook(data: JsonObject): CardLook | null {
  const look = ownIn(data).look;
  if (!isJsonObject(look)) return null;
  const told = typeof look.words === 'string' ? wellFormed(look.words).trim() : '';
  const words = clip(told, LIMITS.lookMax) || null;
  const seed = isSeed(look.seed) ? look.seed : null;
  return words === null && seed === null ? null : { words, seed };
}

const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= SEED_MAX;

/**
 * Writes into our extension what no other field holds: traits, which as a list of words cannot be
 * mistaken for prose there, and the look.
 */
export function withOwn(
  card: Card,
  { traits, look }: { traits: readonly string[]; look: CardLook | null },
): Card {
  const { extensions } = card.data;
  const given = isJsonObject(extensions) ? extensions : {};
  const { look: _, ...own } = ownIn(card.data);
  const ours = { [OWN_KEY]: { ...own, traits: [...traits], ...(look && { look }) } };
  return { ...card, data: { ...card.data, extensions: { ...given, ...ours } } };
}
