import { z } from 'zod';
import { CommandError, unsupported } from '../errors.ts';
import type { Collection } from '../collection.ts';
import type { IndexSpec } from '../index-keys.ts';
import { compileFilter } from '../match.ts';
import { isDoc, isNumber, toNumber, type Doc } from '../values.ts';
import { command, doc, flag, listed, name, number, ok, type Context } from './command.ts';

const createFields = z.strictObject({
  createIndexes: name,
  indexes: z.array(
    z.strictObject({
      key: doc,
      name,
      v: z.unknown().optional(),
      ns: z.unknown().optional(),
      background: z.unknown().optional(),
      unique: flag.default(false),
      sparse: flag.default(false),
      expireAfterSeconds: number.optional(),
      partialFilterExpression: doc.optional(),
    }),
  ),
  commitQuorum: z.unknown().optional(),
});
type Requested = z.infer<typeof createFields>['indexes'][number];

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

/** MongoDB's own list for partial indexes; the planner relies on it. */
function checkPartial(expression: Doc): void {
  compileFilter(expression);
  for (const [path, condition] of Object.entries(expression)) {
    const operators = isDoc(condition) ? Object.keys(condition) : [];
    const known = operators.every((op) => !op.startsWith('$') || PARTIAL_OPERATORS.has(op));
    if (path.startsWith('$') || !known || (isDoc(condition) && condition['$exists'] === false)) {
      throw new CommandError(
        'CannotCreateIndex',
        `unsupported expression in partial index: ${path}`,
      );
    }
  }
}

function checkKey(key: Doc): void {
  const paths = Object.entries(key);
  if (!paths.length) throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.');
  for (const [path, direction] of paths) {
    if (typeof direction === 'string') {
      throw unsupported(`${direction} indexes`, 'CannotCreateIndex');
    }
    if (path.includes('$**')) throw unsupported('wildcard indexes', 'CannotCreateIndex');
    if (!isNumber(direction) || toNumber(direction) === 0) {
      throw new CommandError(
        'CannotCreateIndex',
        'Values in the index key pattern must be 1 or -1.',
      );
    }
  }
}

function readSpec(requested: Requested): IndexSpec {
  const { key, name, unique, sparse, expireAfterSeconds, partialFilterExpression } = requested;
  checkKey(key);
  if (expireAfterSeconds !== undefined && Object.keys(key).length > 1) {
    throw new CommandError('CannotCreateIndex', 'TTL indexes are single-field indexes');
  }
  if (partialFilterExpression) checkPartial(partialFilterExpression);
  return {
    key,
    name,
    ...(unique && { unique }),
    ...(sparse && { sparse }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(partialFilterExpression && { partialFilterExpression }),
  };
}

const canonical = ({ name: _name, ...rest }: IndexSpec): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Tells if the index is there already; throws when one of its name or key differs. */
function isPresent(collection: Collection, spec: IndexSpec): boolean {
  const specs = collection.indexes.map((index) => index.spec);
  const namesake = specs.find((other) => other.name === spec.name);
  if (namesake && canonical(namesake) === canonical(spec)) return true;
  if (namesake) {
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name but differs: ${spec.name}`,
    );
  }
  const twin = specs.find((other) => JSON.stringify(other.key) === JSON.stringify(spec.key));
  if (
    twin &&
    JSON.stringify(twin.partialFilterExpression) === JSON.stringify(spec.partialFilterExpression)
  ) {
    throw new CommandError(
      'IndexOptionsConflict',
      `An index with the same key exists as ${twin.name}`,
    );
  }
  return false;
}

export const createIndexes = command('createIndexes', createFields, (args, { store, database }) => {
  const specs = args.indexes
    .map(readSpec)
    .filter(({ key }) => JSON.stringify(Object.keys(key)) !== '["_id"]');
  const ns = `${database}.${args.createIndexes}`;
  return store.write(() => {
    const createdCollectionAutomatically = !store.get(ns);
    const collection = store.create(ns);
    const numIndexesBefore = collection.indexes.length + 1;
    for (const spec of specs) {
      if (!isPresent(collection, spec)) collection.addIndex(spec);
    }
    const numIndexesAfter = collection.indexes.length + 1;
    return ok({ numIndexesBefore, numIndexesAfter, createdCollectionAutomatically });
  });
});

const ID_INDEX = { v: 2, key: { _id: 1 }, name: '_id_' };

function existing({ store, database }: Context, name: string): Collection {
  const ns = `${database}.${name}`;
  const collection = store.get(ns);
  if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${ns}`);
  return collection;
}

const listFields = z.strictObject({ listIndexes: name, cursor: z.unknown().optional() });

export const listIndexes = command('listIndexes', listFields, (args, context) => {
  const { ns, indexes } = existing(context, args.listIndexes);
  return listed(ns, [ID_INDEX, ...indexes.map(({ spec }) => ({ v: 2, ...spec }))]);
});

const dropFields = z.strictObject({
  dropIndexes: name,
  index: z.union([name, doc, z.array(name)]),
});

export const dropIndexes = command('dropIndexes', dropFields, (args, context) => {
  const wanted = args.index;
  return context.store.write(() => {
    const collection = existing(context, args.dropIndexes);
    const nIndexesWas = collection.indexes.length + 1;
    const names = Array.isArray(wanted) ? wanted : [wanted];
    for (const index of wanted === '*' ? [...collection.indexes] : names.map(found)) {
      collection.dropIndex(index);
    }
    return ok({ nIndexesWas });

    function found(name: string | Doc) {
      if (name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
      const index = collection.indexes.find(({ spec }) =>
        isDoc(name) ? JSON.stringify(spec.key) === JSON.stringify(name) : spec.name === name,
      );
      if (!index) {
        throw new CommandError(
          'IndexNotFound',
          `index not found with name [${JSON.stringify(name)}]`,
        );
      }
      return index;
    }
  });
});
