import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.ts';
import type { Command } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { deleteCommand } from './delete.ts';
import { distinct } from './distinct.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { SERVER_INFO } from './server-info.ts';
import { update } from './update.ts';

/** Every command there is, by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  [
    ...SERVER_INFO,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    aggregate,
    explain,
    insert,
    update,
    deleteCommand,
    findAndModify,
    create,
    drop,
    dropDatabase,
    listCollections,
    listDatabases,
    createIndexes,
    listIndexes,
    dropIndexes,
  ].map((command) => [command.name, command]),
);
