import type { Lorebook, LoreEntry } from '@vesper/core/contract/lorebook';

/** An entry with what a test cares about. */
export const entryOf = (fields: Partial<LoreEntry>): LoreEntry => ({
  id: fields.content ?? '',
  name: '',
  keys: [],
  secondaryKeys: [],
  selective: false,
  constant: false,
  enabled: true,
  content: '',
  order: 100,
  priority: 10,
  position: 'after',
  caseSensitive: false,
  useRegex: false,
  ...fields,
});

export const bookOf = (
  entries: LoreEntry[],
  tokenBudget = 1_000,
  fields: Partial<Lorebook> = {},
): Lorebook => ({
  name: 'A book',
  description: '',
  scanDepth: 4,
  tokenBudget,
  recursive: false,
  entries,
  ...fields,
});
