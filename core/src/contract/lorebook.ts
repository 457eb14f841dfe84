import { z } from 'zod';
import { id, SOME_TEXT, time } from './common.ts';
import { LIMITS } from './limits.ts';

/**
 * An entry of a lorebook in the terms of character cards: its content goes into the prompt when one
 * of its keys was said lately.
 */
export const loreEntry = z.object({
  /** Distinguishes it within its book; given by us where a card has none. */
  id: z.string(),
  /** Title for people; never sent. */
  name: z.string(),
  keys: z.array(z.string()),
  /** With `selective`, one of these must have been said as well. */
  secondaryKeys: z.array(z.string()),
  selective: z.boolean(),
  /** Always in, whatever was said. */
  constant: z.boolean(),
  enabled: z.boolean(),
  content: z.string(),
  /** Among those that fire, lower ones come first in the prompt. */
  order: z.number(),
  /** Over budget, the lowest are dropped first. */
  priority: z.number(),
  /** Before or after the character's description. */
  position: z.enum(['before', 'after']),
  caseSensitive: z.boolean(),
  /** Keys are regular expressions, run in linear time. */
  useRegex: z.boolean(),
});
export type LoreEntry = z.infer<typeof loreEntry>;

export const lorebook = z.object({
  name: z.string(),
  description: z.string(),
  /** Messages from the end in which keys are looked for. */
  scanDepth: z.int().min(0).max(100),
  /** Tokens that its entries may take together. */
  tokenBudget: z.int().min(0).max(100_000),
  /** Entries that fired are searched for keys of others. */
  recursive: z.boolean(),
  entries: z.array(loreEntry),
});
export type Lorebook = z.infer<typeof lorebook>;

/** Settings of a book that says nothing about them. */
export const LORE_DEFAULTS = { scanDepth: 4, tokenBudget: 1_000, recursive: false } as const;
/** The order and priority of an entry that says nothing about them. */
export const LORE_ORDER = 100;

const ORDER_MAX = 1_000_000;
const order = z.number().min(-ORDER_MAX).max(ORDER_MAX);

const loreKey = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.loreKeyMax, `A key has at most ${LIMITS.loreKeyMax} characters.`)
  .meta(SOME_TEXT);
const loreKeys = z
  .array(loreKey)
  .max(LIMITS.loreKeysMax, `An entry has at most ${LIMITS.loreKeysMax} keys.`);

const entryFields = {
  // Not trimmed: it is saved while it is typed.
  name: z.string().max(LIMITS.loreNameMax, `A name has at most ${LIMITS.loreNameMax} characters.`),
  keys: loreKeys,
  secondaryKeys: loreKeys,
  selective: z.boolean(),
  constant: z.boolean(),
  enabled: z.boolean(),
  content: z
    .string()
    .max(LIMITS.loreContentMax, `An entry has at most ${LIMITS.loreContentMax} characters.`),
  order,
  priority: order,
  position: loreEntry.shape.position,
  caseSensitive: z.boolean(),
  useRegex: z.boolean(),
  /** Its new place in the list, counted from 0. */
  place: z.int().min(0).max(LIMITS.loreEntriesMax),
};

/** Ids of entries are ours, whatever a file gave them. */
const entryId = z.string().regex(/^[0-9a-f]{12}$/, 'This is not a valid id.');

const loreEntryChange = z.strictObject(entryFields).partial();
export type LoreEntryChange = z.infer<typeof loreEntryChange>;

/** Fields that are named change; the others stay. */
export const changeLoreEntryRequest = loreEntryChange.extend({ entryId });
export type ChangeLoreEntryRequest = z.infer<typeof changeLoreEntryRequest>;

/** A new entry stands at the end, a copy right after what it copies. */
export const addLoreEntryRequest = loreEntryChange.omit({ place: true }).extend({
  copyOf: entryId.optional(),
});
export type AddLoreEntryRequest = z.infer<typeof addLoreEntryRequest>;

export const loreEntryQuery = z.object({ entryId });

/** An entry as its owner edits it. */
export const loreEntryView = loreEntry.extend({
  /** The reason why a key cannot be used, as files may bring such; null without one. */
  problem: z.string().nullable(),
});
export type LoreEntryView = z.infer<typeof loreEntryView>;

export const lorebookView = z.object({
  id,
  name: z.string(),
  description: z.string(),
  entryCount: z.int(),
  /** The character whose own book this is; null for a book by itself. */
  characterId: id.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type LorebookView = z.infer<typeof lorebookView>;

export const lorebookDetails = lorebookView.extend({
  scanDepth: lorebook.shape.scanDepth,
  tokenBudget: lorebook.shape.tokenBudget,
  recursive: z.boolean(),
  entries: z.array(loreEntryView),
});
export type LorebookDetails = z.infer<typeof lorebookDetails>;

const bookName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(LIMITS.loreNameMax, `A name has at most ${LIMITS.loreNameMax} characters.`)
  .meta(SOME_TEXT);
const bookDescription = z
  .string()
  .trim()
  .max(
    LIMITS.loreDescriptionMax,
    `A description has at most ${LIMITS.loreDescriptionMax} characters.`,
  );

export const createLorebookRequest = z.strictObject({
  name: bookName,
  description: bookDescription.default(''),
});
export type CreateLorebookRequest = z.input<typeof createLorebookRequest>;

export const updateLorebookRequest = z
  .strictObject({
    name: bookName,
    description: bookDescription,
    scanDepth: lorebook.shape.scanDepth,
    tokenBudget: lorebook.shape.tokenBudget,
    recursive: z.boolean(),
  })
  .partial();
export type UpdateLorebookRequest = z.infer<typeof updateLorebookRequest>;

/** The name of the file, for books that bring none. */
export const importLorebookQuery = z.object({
  name: z.string().trim().max(LIMITS.loreNameMax).optional(),
});
