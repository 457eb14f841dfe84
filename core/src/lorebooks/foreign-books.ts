import { isJsonObject, type JsonObject } from '../cards/card-json.ts';
import { badLorebook } from './bad-lorebook.ts';
import { toBook, type Book } from './book.ts';

/** Where a field of another program goes; all others are kept beside, under `extensions`. */
type Names = Readonly<Record<string, string>>;

const WORLD_INFO: Names = {
  uid: 'id',
  key: 'keys',
  keysecondary: 'secondary_keys',
  comment: 'comment',
  content: 'content',
  constant: 'constant',
  selective: 'selective',
  order: 'insertion_order',
  caseSensitive: 'case_sensitive',
};

/** World info of SillyTavern, whose own names for the rest are kept as it reads them in cards. */
export function fromWorldInfo({ entries: _, ...data }: JsonObject, given: unknown[]): Book {
  const entries = given.map((one, index) => {
    const { disable, position, ...entry } = checked(one, index);
    const renamed = rename(entry, WORLD_INFO);
    return {
      ...renamed,
      keys: listed(renamed.keys),
      secondary_keys: listed(renamed.secondary_keys),
      enabled: disable !== true,
      position: position === 0 ? 'before_char' : 'after_char',
      use_regex: isPatterns(renamed.keys),
      // Null stands for the usual there.
      ...(renamed.case_sensitive === null && { case_sensitive: false }),
      extensions: { ...renamed.extensions, ...(position !== undefined && { position }) },
    };
  });
  return toBook({ ...data, entries });
}

const AGNAI: Names = {
  name: 'name',
  entry: 'content',
  keywords: 'keys',
  enabled: 'enabled',
  priority: 'priority',
  weight: 'insertion_order',
};

/** A memory book of Agnai. */
export function fromAgnai({ entries: _, ...data }: JsonObject, given: unknown[]): Book {
  return toBook({
    ...data,
    entries: given.map((one, index) => rename(checked(one, index), AGNAI)),
  });
}

const NOVEL_AI: Names = {
  displayName: 'name',
  text: 'content',
  keys: 'keys',
  enabled: 'enabled',
  forceActivation: 'constant',
};

/** A lorebook of NovelAI, where the order of insertion is a matter of budget. */
export function fromNovelAi({ entries: _, ...data }: JsonObject, given: unknown[]): Book {
  const entries = given.map((one, index) => {
    const entry = checked(one, index);
    const { contextConfig } = entry;
    const priority = isJsonObject(contextConfig) ? contextConfig.budgetPriority : undefined;
    const renamed = rename(entry, NOVEL_AI);
    return {
      ...renamed,
      ...(typeof priority === 'number' && { priority, insertion_order: priority }),
      use_regex: isPatterns(renamed.keys),
    };
  });
  return toBook({ ...data, entries });
}

function checked(value: unknown, index: number): JsonObject {
  if (!isJsonObject(value)) throw badLorebook(`Entry ${index + 1} of this lorebook is no entry.`);
  return value;
}

function rename(entry: JsonObject, names: Names): JsonObject & { extensions: JsonObject } {
  const known: JsonObject = {};
  const rest: JsonObject = {};
  for (const [field, value] of Object.entries(entry)) {
    const name = names[field];
    if (name !== undefined) known[name] = value;
    else if (field !== 'extensions') rest[free(snake(field), rest, field)] = value;
  }
  const { extensions } = entry;
  return { ...known, extensions: { ...rest, ...(isJsonObject(extensions) && extensions) } };
}

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The new name unless it is taken: nothing is written over. */
const free = (name: string, taken: JsonObject, old: string): string => (name in taken ? old : name);

/** Keys as a list; some files have one text with commas. */
function listed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const keys = value.split(',').map((key) => key.trim());
  return keys.filter((key) => key !== '');
}

/** True when every key is written as a pattern: `/storm(s|y)?/i`. */
function isPatterns(keys: unknown): boolean {
  const given: unknown[] = Array.isArray(keys) ? keys : [];
  return given.length > 0 && given.every((key) => /^\/.+\/[a-z]*$/s.test(String(key)));
}
