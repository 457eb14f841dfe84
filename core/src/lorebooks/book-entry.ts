import { isJsonObject, type JsonObject } from '../cards/card-json.ts';
import { wellFormed } from '../cards/well-formed.ts';
import {
  LORE_ORDER,
  type LoreEntryChange,
  type LoreEntry,
  type LoreEntryView,
} from '../contract/lorebook.ts';
import { LIMITS } from '../contract/limits.ts';
import type { BookEntry } from './book.ts';
import { keyProblem, patternsCost } from './lore-pattern.ts';

const text = (value: unknown): string => (typeof value === 'string' ? wellFormed(value) : '');
const flag = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;
const finite = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

function texts(value: unknown): string[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  return given.map((one) => text(one).trim()).filter((one) => one !== '');
}

/** An entry in our terms; what its file leaves open has its usual value. */
export function readEntry({ id, raw }: BookEntry): LoreEntry {
  const order = finite(raw.insertion_order, LORE_ORDER);
  return {
    id,
    name: text(raw.name) || text(raw.comment),
    keys: texts(raw.keys),
    secondaryKeys: texts(raw.secondary_keys),
    selective: flag(raw.selective, false),
    constant: flag(raw.constant, false),
    enabled: flag(raw.enabled, true),
    content: text(raw.content),
    order,
    // Programs without priorities drop what comes first.
    priority: finite(raw.priority, order),
    position: raw.position === 'before_char' ? 'before' : 'after',
    caseSensitive: flag(raw.case_sensitive, false),
    useRegex: flag(raw.use_regex, false),
  };
}

/** The same with what its owner needs to know besides. */
export function viewEntry(entry: BookEntry): LoreEntryView {
  const read = readEntry(entry);
  return { ...read, problem: keyProblem(read)?.message ?? null };
}

/** All entries of a book; of a hostile one only so many patterns are looked at. */
export function viewEntries(entries: readonly BookEntry[]): LoreEntryView[] {
  let cost = 0;
  return entries.map((entry) => {
    cost += patternsCost(readEntry(entry));
    if (cost <= LIMITS.lorePatternsCost) return viewEntry(entry);
    const read = readEntry(entry);
    return { ...read, problem: read.useRegex ? TOO_MANY : null };
  });
}

const TOO_MANY = 'This lorebook has more patterns than can be looked at.';

/** Names in a file of the fields that are written as they are. */
const PLAIN = [
  ['keys', 'keys'],
  ['secondaryKeys', 'secondary_keys'],
  ['selective', 'selective'],
  ['constant', 'constant'],
  ['enabled', 'enabled'],
  ['content', 'content'],
  ['order', 'insertion_order'],
  ['priority', 'priority'],
  ['caseSensitive', 'case_sensitive'],
  ['useRegex', 'use_regex'],
] as const;

/** The entry with a change written over it. A field that stays equal stays as its file has it. */
export function changeEntry(entry: BookEntry, change: LoreEntryChange): BookEntry {
  const before = readEntry(entry);
  const raw: JsonObject = { ...entry.raw };
  for (const [field, name] of PLAIN) {
    if (differs(change[field], before[field])) raw[name] = change[field];
  }
  if (differs(change.name, before.name)) Object.assign(raw, nameFields(entry.raw, change.name));
  if (differs(change.position, before.position)) {
    Object.assign(raw, positionFields(entry.raw, change.position));
  }
  return { id: entry.id, raw };
}

const differs = (now: unknown, before: unknown): boolean =>
  now !== undefined && JSON.stringify(now) !== JSON.stringify(before);

/** Some programs show `comment` as the name; it follows unless it says something of its own. */
function nameFields({ name, comment }: JsonObject, now = ''): JsonObject {
  const isOwn = text(comment) !== '' && text(name) !== '' && comment !== name;
  return { name: now, ...(!isOwn && { comment: now }) };
}

/** Some programs keep a finer position beside the standard's, which would win there. */
function positionFields({ extensions }: JsonObject, now = 'after'): JsonObject {
  const finer = isJsonObject(extensions) && typeof extensions.position === 'number';
  return {
    position: `${now}_char`,
    ...(finer && { extensions: { ...extensions, position: now === 'before' ? 0 : 1 } }),
  };
}

/** An entry that says nothing yet, with all that the standard requires. */
export const blankEntry = (): JsonObject => ({
  keys: [],
  content: '',
  extensions: {},
  enabled: true,
  insertion_order: LORE_ORDER,
  use_regex: false,
});
