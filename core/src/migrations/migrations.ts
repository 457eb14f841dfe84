import { placeMessages } from './0001-place-messages.ts';
import { holdPictures } from './0002-hold-pictures.ts';
import { searchTerms } from './0003-search-terms.ts';
import { charactersFound } from './0004-characters-found.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order; one more is a file beside these and a row here. */
export const MIGRATIONS: readonly Migration[] = [
  placeMessages,
  holdPictures,
  searchTerms,
  charactersFound,
];

/** The schema version that this code reads and writes: that of its newest migration. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.number ?? 0;
