import { createHash } from 'node:crypto';
import { fillMacros, type MacroNames } from '../contract/macros.ts';

/** A text grows by its macros by so much at most; the ones beyond that say nothing. */
const GROWTH_MAX = 100_000;
const DICE_MAX = 100;
const SIDES_MAX = 1_000_000;

export interface CardMacros extends MacroNames {
  /** Who the member is, in the words of their persona. */
  persona?: string | undefined;
  /** Everybody in a group, by commas; the character where it is alone. */
  group?: string | undefined;
  /** What `{{original}}` stands for: the text that the card's own replaces. */
  original?: string | undefined;
  /** `{{pick}}` keeps to its choice for as long as this is the same. */
  lasting: string;
  /** `{{random}}` and `{{roll}}` keep to theirs for as long as this is the same. */
  passing: string;
}

/**
 * Fills in the macros of character cards. What a macro stands for is not looked at again, and a
 * macro inside another one stays as it is, so that every text comes to an end. Unknown ones stay.
 * @param room characters that the text may grow by; macros beyond that say nothing
 */
export function fillCardMacros(text: string, macros: CardMacros, room = GROWTH_MAX): string {
  if (!/\{\{|<bot>|<user>/i.test(text)) return text;
  const named = fillMacros(text, macros, room);
  let growth = Math.max(0, named.length - text.length);
  return named.replace(/\{\{([^{}]*)\}\}/g, (macro, inside: string, at: number) => {
    const filled = meaning(inside.trimStart(), { macros, at }) ?? macro;
    growth += Math.max(0, filled.length - macro.length);
    return growth > room ? '' : filled;
  });
}

interface Place {
  macros: CardMacros;
  /** Where it stands: two equal macros in one text choose for themselves. */
  at: number;
}

/** What a macro stands for, given what follows its name; undefined where that makes no sense. */
const MEANINGS = new Map<string, (rest: string, place: Place) => string | undefined>([
  ['comment', () => ''],
  ['hidden_key', () => ''],
  ['persona', (_rest, { macros }) => macros.persona ?? ''],
  ['group', (_rest, { macros }) => macros.group ?? macros.char],
  ['original', (_rest, { macros }) => macros.original ?? ''],
  ['reverse', (rest) => Array.from(rest).toReversed().join('')],
  ['pick', (rest, { macros, at }) => oneOf(rest, `${macros.lasting} ${at}`)],
  ['random', (rest, { macros, at }) => oneOf(rest, `${macros.passing} ${at}`)],
  ['roll', (rest, { macros, at }) => rolled(rest, `${macros.passing} ${at}`)],
]);

/** @returns undefined for a macro that is not known */
function meaning(inside: string, place: Place): string | undefined {
  if (inside.startsWith('//')) return '';
  const end = inside.search(/[^a-z_]/i);
  const name = end < 0 ? inside : inside.slice(0, end);
  const rest = inside.slice(name.length).replace(/^:{1,2}/, '');
  return MEANINGS.get(name.toLowerCase())?.(rest, place);
}

/** One of the choices between commas, or between double colons; `\,` is a comma in a choice. */
function oneOf(choices: string, seed: string): string {
  const parts = choices.includes('::') ? choices.split('::') : choices.split(/(?<!\\),/);
  const chosen = parts[numberFrom(seed) % parts.length] ?? '';
  return chosen.replaceAll('\\,', ',').trim();
}

/** `d6`, `6` or `2d6`, as their sum; undefined for what is no die. */
function rolled(dice: string, seed: string): string | undefined {
  const [, times = '', sides = ''] = /^\s*(?:(\d{0,3})d)?(\d{1,7})\s*$/i.exec(dice) ?? [];
  const count = Math.min(Number(times || 1), DICE_MAX);
  const faces = Math.min(Number(sides), SIDES_MAX);
  if (faces < 1 || count < 1) return undefined;
  let sum = 0;
  for (let die = 0; die < count; die++) sum += (numberFrom(`${seed} ${die}`) % faces) + 1;
  return String(sum);
}

/** The same number for the same text, evenly spread: nothing of it need be secret. */
function numberFrom(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE();
}
