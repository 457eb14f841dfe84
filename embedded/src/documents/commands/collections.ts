import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileFilter } from '../match.ts';
import { command, filter, flag, listed, name, ok } from './command.ts';

export const create = command('create', z.strictObject({ create: name }), (args, context) => {
  const { store, database } = context;
  const ns = `${database}.${args.create}`;
  return store.write(() => {
    if (store.get(ns)) {
      throw new CommandError('NamespaceExists', `Collection ${ns} already exists.`);
    }
    store.create(ns);
    return ok();
  });
});

export const drop = command('drop', z.strictObject({ drop: name }), (args, { store, database }) => {
  const ns = `${database}.${args.drop}`;
  return store.write(() => {
    const collection = store.get(ns);
    if (!collection) return ok();
    const nIndexesWas = collection.indexes.length + 1;
    store.drop(collection);
    return ok({ nIndexesWas, ns });
  });
});

const dropDatabaseFields = z.strictObject({ dropDatabase: z.unknown().optional() });

export const dropDatabase = command('dropDatabase', dropDatabaseFields, (_args, context) => {
  const { store, database } = context;
  return store.write(() => {
    for (const [ns, collection] of [...store.collections]) {
      if (ns.startsWith(`${database}.`)) store.drop(collection);
    }
    return ok({ dropped: database });
  });
});

const listFields = z.strictObject({
  listCollections: z.unknown().optional(),
  filter,
  nameOnly: flag.default(false),
  authorizedCollections: flag.optional(),
  cursor: z.unknown().optional(),
});

export const listCollections = command('listCollections', listFields, (args, context) => {
  const { store, database } = context;
  const info = args.nameOnly ? {} : { options: {}, info: { readOnly: false } };
  const collections = [...store.collections.keys()]
    .filter((ns) => ns.startsWith(`${database}.`))
    .map((ns) => ({ name: ns.slice(database.length + 1), type: 'collection', ...info }));
  return listed(`${database}.$cmd.listCollections`, collections.filter(compileFilter(args.filter)));
});

const listDatabasesFields = z.strictObject({
  listDatabases: z.unknown().optional(),
  filter,
  nameOnly: flag.default(false),
  authorizedDatabases: flag.optional(),
});

export const listDatabases = command('listDatabases', listDatabasesFields, (args, { store }) => {
  const names = new Set([...store.collections.keys()].map((ns) => ns.slice(0, ns.indexOf('.'))));
  const size = args.nameOnly ? {} : { sizeOnDisk: 0, empty: false };
  const databases = [...names].map((name) => ({ name, ...size }));
  return ok({ databases: databases.filter(compileFilter(args.filter)), totalSize: 0 });
});
