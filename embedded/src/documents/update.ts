import { badValue, CommandError, unsupported } from './errors.ts';
import { isOperators } from './match.ts';
import { arrayIndex } from './paths.ts';
import { read, UPDATE_OPERATORS, write, type Container } from './update-operators.ts';
import { clone, has, isDoc, isRegex, typeName, type Doc } from './values.ts';

export interface Update {
  kind: 'replacement' | 'operators';
  /** Changes `doc` (its own copy, decoded with types) and gives the result. */
  apply(doc: Doc, inserting: boolean): Doc;
}

/** The change that one operator makes at one path. */
interface Job {
  onlyOnInsert: boolean;
  /** The paths it touches: two for `$rename`. */
  paths: string[];
  run(doc: Doc): void;
}

/** MongoDB's own bound on how far a `$set` may pad an array with nulls. */
const MAX_PADDING = 1_500_000;

/** A holder of the field `key`: a document, or an array when the key is an index. */
function isContainer(value: unknown, key: string): value is Container {
  return isDoc(value) || (Array.isArray(value) && arrayIndex(key) >= 0);
}

/** Calls `change` with what holds the field; without `create` a missing way means nothing to do. */
function descend(
  doc: Doc,
  path: string,
  create: boolean,
  change: (container: Container, key: string) => void,
): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let holder: unknown = doc;
  for (const part of parts) {
    const container = enter(holder, part, path, create);
    if (!container) return;
    if (create && read(container, part) === undefined) write(container, part, {});
    holder = read(container, part);
  }
  const container = enter(holder, last, path, create);
  if (container) change(container, last);
}

function enter(holder: unknown, key: string, path: string, create: boolean): Container | null {
  if (!isContainer(holder, key)) {
    if (!create) return null;
    const type = typeName(holder);
    throw new CommandError(
      'PathNotViable',
      `Cannot create field '${key}' of '${path}' in a value of type ${type}`,
    );
  }
  if (!Array.isArray(holder)) return holder;
  const index = arrayIndex(key);
  if (!create && index >= holder.length) return null;
  if (index > holder.length + MAX_PADDING) {
    throw badValue(`Can't backfill more than ${MAX_PADDING} elements`);
  }
  while (holder.length < index) holder.push(null);
  return holder;
}

function checkPath(path: string): void {
  const parts = path.split('.');
  if (parts.includes('')) {
    throw new CommandError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name`,
    );
  }
  if (parts.some((part) => part.startsWith('$'))) {
    throw unsupported(`positional updates and array filters ('${path}')`);
  }
}

function rename(from: string, to: unknown): Job {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string`);
  checkPath(to);
  const run = (doc: Doc): void =>
    descend(doc, from, false, (container, key) => {
      if (Array.isArray(container)) throw badValue('The source field cannot be an array element');
      if (!has(container, key)) return;
      const value = container[key];
      delete container[key];
      descend(doc, to, true, (target, name) => write(target, name, value));
    });
  return { onlyOnInsert: false, paths: [from, to], run };
}

function compileJob(name: string, path: string, argument: unknown): Job {
  checkPath(path);
  if (name === '$rename') return rename(path, argument);
  const operator = UPDATE_OPERATORS[name];
  if (!operator) {
    throw name === '$bit'
      ? unsupported('the update operator $bit')
      : new CommandError(
          'FailedToParse',
          `Unknown modifier: ${name}. Expected a valid update modifier`,
        );
  }
  const apply = operator.prepare(argument, path);
  return {
    onlyOnInsert: name === '$setOnInsert',
    paths: [path],
    run: (doc) =>
      descend(doc, path, operator.creates, (container, key) => apply(container, key, path)),
  };
}

function compileJobs(update: Doc): Job[] {
  return Object.entries(update).flatMap(([name, fields]) => {
    if (!isDoc(fields)) {
      throw new CommandError(
        'FailedToParse',
        `Modifiers operate on fields but we found another type in ${name}`,
      );
    }
    return Object.entries(fields).map(([path, argument]) => compileJob(name, path, argument));
  });
}

/** Two operators may not touch one path, nor a path and a part of it. */
function checkConflicts(paths: string[]): void {
  const seen = new Set<string>();
  for (const path of paths.sort()) {
    const parts = path.split('.');
    const clash = parts.map((_part, i) => parts.slice(0, i + 1).join('.')).find((p) => seen.has(p));
    if (clash !== undefined) {
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${clash}'`,
      );
    }
    seen.add(path);
  }
}

function compileReplacement(replacement: Doc): Update {
  const dollar = Object.keys(replacement).find((key) => key.startsWith('$'));
  if (dollar !== undefined) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The field '${dollar}' is not allowed in a replacement`,
    );
  }
  return {
    kind: 'replacement',
    apply: (doc) => {
      const { _id: id = doc['_id'], ...rest } = replacement;
      return id === undefined ? rest : { _id: id, ...rest };
    },
  };
}

/** Compiles an update document; throws for what is malformed, conflicting or refused. */
export function compileUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw unsupported('updates by an aggregation pipeline');
  if (!isDoc(update)) throw new CommandError('FailedToParse', 'Update argument must be an object');
  if (!isOperators(update)) return compileReplacement(update);
  const jobs = compileJobs(update);
  checkConflicts(jobs.flatMap(({ paths }) => paths));
  return {
    kind: 'operators',
    apply(doc, inserting) {
      for (const job of jobs) {
        if (inserting || !job.onlyOnInsert) job.run(doc);
      }
      return doc;
    },
  };
}

/** The document an upsert starts from: what the filter says by equality. */
export function seedFromFilter(filter: Doc, doc: Doc = {}): Doc {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition)) {
      for (const part of condition) {
        if (isDoc(part)) seedFromFilter(part, doc);
      }
    }
    const value = isOperators(condition) ? condition['$eq'] : condition;
    if (path.startsWith('$') || value === undefined || isRegex(value)) continue;
    descend(doc, path, true, (container, key) => {
      if (read(container, key) !== undefined) {
        throw new CommandError(
          'NotSingleValueField',
          `cannot infer '${path}' for the upsert: it is matched twice`,
        );
      }
      write(container, key, clone(value));
    });
  }
  return doc;
}
