import { badValue, CommandError, unsupported } from './errors.ts';
import { compileFilter, isOperators } from './match.ts';
import { arrayIndex } from './paths.ts';
import { matchedIndex } from './positional.ts';
import { read, UPDATE_OPERATORS, write, type Container } from './update-operators.ts';
import { clone, field, has, isDoc, isRegex, setField, typeName, type Doc } from './values.ts';

export interface Update {
  kind: 'replacement' | 'operators';
  /** Changes `doc` (its own copy, decoded with types) and gives the result. */
  apply(doc: Doc, inserting: boolean): Doc;
}

interface Job {
  operator: string;
  path: string;
  parts: string[];
  run(doc: Doc, paths: string[][]): void;
}

type ArrayFilters = Map<string, (element: unknown) => boolean>;

/** MongoDB's own bound on how far a `$set` may pad an array with nulls. */
const MAX_PADDING = 1_500_000;

/** Calls `change` with what holds the field; without `create` a missing way means nothing to do. */
function descend(
  doc: Doc,
  parts: readonly string[],
  create: boolean,
  change: (container: Container, key: string) => void,
): void {
  let container: unknown = doc;
  for (const [i, part] of parts.entries()) {
    const usable = isDoc(container) || (Array.isArray(container) && arrayIndex(part) >= 0);
    if (!usable || !isContainer(container)) {
      if (!create) return;
      throw new CommandError(
        28,
        `Cannot create field '${part}' in element '${parts[i - 1] ?? ''}' of type ${typeName(container)}`,
      );
    }
    if (Array.isArray(container) && !pad(container, arrayIndex(part), create)) return;
    if (i === parts.length - 1) return change(container, part);
    if (read(container, part) === undefined) {
      if (!create) return;
      write(container, part, {});
    }
    container = read(container, part);
  }
}

const isContainer = (value: unknown): value is Container => isDoc(value) || Array.isArray(value);

function pad(list: unknown[], index: number, create: boolean): boolean {
  if (index < list.length) return true;
  if (!create) return false;
  if (index > list.length + MAX_PADDING)
    throw badValue(`Can't backfill more than ${MAX_PADDING} elements`);
  while (list.length < index) list.push(null);
  return true;
}

/** The concrete paths a path with `$`, `$[]` or `$[id]` stands for in this document. */
function expand(
  doc: Doc,
  job: Job,
  matched: Map<string, number>,
  filters: ArrayFilters,
): string[][] {
  let reached: { path: string[]; value: unknown }[] = [{ path: [], value: doc }];
  job.parts.forEach((part, i) => {
    reached = reached.flatMap(({ path, value }) => {
      if (part === '$') {
        const index = matched.get(job.parts.slice(0, i).join('.')) ?? -1;
        if (index < 0)
          throw badValue('The positional operator did not find the match needed from the query.');
        return [
          {
            path: [...path, String(index)],
            value: Array.isArray(value) ? value[index] : undefined,
          },
        ];
      }
      if (!part.startsWith('$['))
        return [
          { path: [...path, part], value: isContainer(value) ? read(value, part) : undefined },
        ];
      if (!Array.isArray(value))
        throw badValue(`The path '${path.join('.')}' must be an array to apply array updates`);
      const accepts = filters.get(part.slice(2, -1));
      return value.flatMap((element: unknown, k) =>
        !accepts || accepts(element) ? [{ path: [...path, String(k)], value: element }] : [],
      );
    });
  });
  return reached.map(({ path }) => path);
}

function compileArrayFilters(list: readonly unknown[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  for (const filter of list) {
    if (!isDoc(filter)) throw new CommandError(9, 'Each array filter must be an object');
    const names = new Set(topNames(filter));
    const [name = ''] = names;
    if (names.size !== 1 || filters.has(name) || !/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new CommandError(
        9,
        `Error parsing array filter: expected one top-level field name of its own, found '${[...names].join(', ')}'`,
      );
    const matches = compileFilter(filter);
    filters.set(name, (element) => matches({ [name]: element }));
  }
  return filters;
}

const topNames = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') && Array.isArray(value)
      ? value.flatMap((part) => (isDoc(part) ? topNames(part) : []))
      : [key.split('.')[0] ?? ''],
  );

function checkPath(path: string, filters: ArrayFilters, used: Set<string>): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new CommandError(56, `The update path '${path}' contains an empty field name`);
  if (parts[0]?.startsWith('$'))
    throw badValue(`The update path '${path}' may not begin with a positional operator`);
  for (const part of parts) {
    const name = /^\$\[(.+)\]$/.exec(part)?.[1];
    if (name === undefined) continue;
    if (!filters.has(name))
      throw badValue(`No array filter found for identifier '${name}' in path '${path}'`);
    used.add(name);
  }
  return parts;
}

function rename(from: string[], to: unknown): Job['run'] {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string`);
  return (doc) =>
    descend(doc, from, false, (container, key) => {
      if (Array.isArray(container)) throw badValue('The source field cannot be an array element');
      if (!has(container, key)) return;
      const value = container[key];
      delete container[key];
      descend(doc, to.split('.'), true, (target, name) => write(target, name, value));
    });
}

function compileJobs(update: Doc, filters: ArrayFilters): Job[] {
  const used = new Set<string>();
  const jobs = Object.entries(update).flatMap(([name, fields]) => {
    const operator = UPDATE_OPERATORS[name];
    if (!operator && name !== '$rename') {
      if (name === '$bit') throw unsupported('the update operator $bit');
      throw new CommandError(9, `Unknown modifier: ${name}. Expected a valid update modifier`);
    }
    if (!isDoc(fields))
      throw new CommandError(9, `Modifiers operate on fields but we found another type in ${name}`);
    return Object.entries(fields).map(([path, argument]): Job => {
      const parts = checkPath(path, filters, used);
      if (!operator) return { operator: name, path, parts, run: rename(parts, argument) };
      const apply = operator.prepare(argument, path);
      return {
        operator: name,
        path,
        parts,
        run: (doc, paths) => {
          for (const concrete of paths)
            descend(doc, concrete, operator.creates, (container, key) =>
              apply(container, key, path),
            );
        },
      };
    });
  });
  for (const name of filters.keys())
    if (!used.has(name))
      throw new CommandError(
        9,
        `The array filter for identifier '${name}' was not used in the update`,
      );
  return jobs;
}

/** Two operators may not touch one path, nor a path and a part of it. */
function checkConflicts(update: Doc): void {
  const paths = Object.entries(update).flatMap(([name, fields]) =>
    Object.entries(isDoc(fields) ? fields : {}).flatMap(([path, argument]) =>
      name === '$rename' ? [path, String(argument)] : [path],
    ),
  );
  const seen = new Set(paths);
  for (const [i, path] of paths.entries()) {
    const parts = path.split('.');
    const above = parts.map((_part, k) => parts.slice(0, k).join('.'));
    const clash = paths.indexOf(path) < i ? path : above.find((prefix) => seen.has(prefix));
    if (clash !== undefined)
      throw new CommandError(
        40,
        `Updating the path '${path}' would create a conflict at '${clash}'`,
      );
  }
}

function compileReplacement(replacement: Doc): Update {
  const dollar = Object.keys(replacement).find((key) => key.startsWith('$'));
  if (dollar !== undefined)
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement`,
    );
  return {
    kind: 'replacement',
    apply: (doc) => {
      const id = has(replacement, '_id') ? replacement['_id'] : doc['_id'];
      const { _id, ...rest } = replacement;
      return id === undefined ? { ...rest } : { _id: id, ...rest };
    },
  };
}

/** Compiles an update document; throws for what is malformed, conflicting or refused. */
export function compileUpdate(
  update: unknown,
  filter: Doc,
  arrayFilters: readonly unknown[] = [],
): Update {
  if (Array.isArray(update)) throw unsupported('updates by an aggregation pipeline');
  if (!isDoc(update)) throw new CommandError(9, 'Update argument must be an object');
  if (!isOperators(update)) return compileReplacement(update);
  const filters = compileArrayFilters(arrayFilters);
  const jobs = compileJobs(update, filters);
  checkConflicts(update);
  return {
    kind: 'operators',
    apply(doc, inserting) {
      // `$` is the element that matched before any operator ran.
      const matched = new Map<string, number>();
      for (const { parts } of jobs) {
        const prefix = parts.slice(0, parts.indexOf('$')).join('.');
        if (parts.includes('$') && !inserting)
          matched.set(prefix, matchedIndex(filter, prefix, doc));
      }
      for (const job of jobs)
        if (inserting || job.operator !== '$setOnInsert')
          job.run(doc, job.path.includes('$') ? expand(doc, job, matched, filters) : [job.parts]);
      return doc;
    },
  };
}

/** The document an upsert starts from: what the filter says by equality. */
export function seedFromFilter(filter: Doc): Doc {
  const doc: Doc = {};
  for (const [path, value] of equalities(filter))
    descend(doc, path.split('.'), true, (container, key) => {
      if (read(container, key) !== undefined)
        throw new CommandError(
          54,
          `cannot infer query fields to set, path '${path}' is matched twice`,
        );
      if (isDoc(container)) setField(container, key, clone(value));
    });
  return doc;
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$and' || (key === '$or' && Array.isArray(value) && value.length === 1))
      return Array.isArray(value)
        ? value.flatMap((part) => (isDoc(part) ? equalities(part) : []))
        : [];
    if (key.startsWith('$')) return [];
    const wanted = isOperators(value) ? equalityOf(value) : value;
    return wanted === undefined || isRegex(wanted) ? [] : [[key, wanted]];
  });
}

function equalityOf(operators: Doc): unknown {
  if (has(operators, '$eq')) return operators['$eq'];
  const all = field(operators, '$all');
  return Array.isArray(all) && all.length === 1 ? all[0] : undefined;
}
