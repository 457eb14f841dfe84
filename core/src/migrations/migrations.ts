import { placeMessages } from './0001-place-messages.ts';
import { holdPictures } from './0002-hold-pictures.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order; one more is a file beside these and a row here. */
export const MIGRATIONS: readonly Migration[] = [placeMessages, holdPictures];

/** The schema version that this code reads and writes: that of its newest migration. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.number ?? 0;
