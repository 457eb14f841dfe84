import type { Collection } from './collection.ts';
import { CommandError, unsupported } from './errors.ts';
import { compileExpression } from './expression.ts';
import { compileGroup } from './group.ts';
import { compileFilter } from './match.ts';
import { collect, expand, paced, PAUSE, type Paced } from './pace.ts';
import { leaves } from './paths.ts';
import { compileProjection, withFieldPath } from './project.ts';
import { select, window, type Query } from './query.ts';
import { sortKey, sortPaced } from './sort.ts';
import {
  EMPTY_ARRAY,
  field,
  isDoc,
  isNothing,
  isNumber,
  toNumber,
  truthy,
  type Doc,
} from './values.ts';

type Stage = (input: Paced<Doc>) => Paced<Doc>;
/** Finds another collection of the same database. */
export type Foreign = (name: string) => Collection | undefined;

/** A stage that makes each document into none, one or many. */
const each =
  (change: (doc: Doc) => Doc[]): Stage =>
  (input) =>
    expand(input, change);

function object(spec: unknown, stage: string): Doc {
  if (!isDoc(spec)) {
    throw new CommandError('Location15947', `the ${stage} stage must be given an object`);
  }
  return spec;
}

function text(value: unknown, what: string): string {
  if (typeof value !== 'string' || !value) {
    throw new CommandError('FailedToParse', `${what} must be a string`);
  }
  return value;
}

function natural(value: unknown, stage: string, least: number): number {
  const number = toNumber(value);
  if (!isNumber(value) || !Number.isInteger(number) || number < least) {
    throw new CommandError(
      'Location15958',
      `invalid argument to ${stage} stage: a whole number is needed`,
    );
  }
  return number;
}

function refuseOthers(spec: Doc, stage: string, known: string[]): void {
  for (const key of Object.keys(spec)) {
    if (!known.includes(key)) throw unsupported(`the option '${key}' of ${stage}`);
  }
}

function match(spec: unknown): Stage {
  const matches = compileFilter(spec);
  return each((doc) => (matches(doc) ? [doc] : []));
}

function sort(spec: unknown): Stage {
  const key = sortKey(object(spec, '$sort'));
  return (input) => sortPaced(input, key);
}

function addFields(spec: unknown): Stage {
  const fields = Object.entries(object(spec, '$addFields')).map(
    ([path, value]) => [path, compileExpression(value)] as const,
  );
  return each((doc) => [
    fields.reduce((out, [path, evaluate]) => withFieldPath(out, path, evaluate(doc)), doc),
  ]);
}

function project(spec: unknown): Stage {
  const change = compileProjection(object(spec, '$project'));
  return each((doc) => [change(doc)]);
}

function unset(spec: unknown): Stage {
  const paths = (Array.isArray(spec) ? spec : [spec]).map((path) => text(path, '$unset'));
  return project(Object.fromEntries(paths.map((path) => [path, 0])));
}

function replaceRoot(expression: unknown): Stage {
  const evaluate = compileExpression(expression);
  return each((doc) => {
    const root = evaluate(doc);
    if (!isDoc(root)) {
      throw new CommandError('Location40228', "'newRoot' expression must evaluate to an object");
    }
    return [root];
  });
}

function count(name: unknown): Stage {
  const key = text(name, 'the $count field');
  return function* counted(input) {
    let n = 0;
    for (const item of input) {
      if (item === PAUSE) yield PAUSE;
      else n++;
    }
    if (n) yield { [key]: n };
  };
}

function unwind(spec: unknown): Stage {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  refuseOthers(options, '$unwind', ['path', 'preserveNullAndEmptyArrays']);
  const path = text(options['path'], 'the $unwind path');
  if (!path.startsWith('$')) {
    throw new CommandError(
      'Location28818',
      `path option to $unwind stage should be prefixed with a '$'`,
    );
  }
  const keep = truthy(options['preserveNullAndEmptyArrays']);
  const parts = path.slice(1).split('.');
  const whole = parts.join('.');
  return each((doc) => {
    let value: unknown = doc;
    for (const part of parts) value = isDoc(value) ? field(value, part) : undefined;
    if (Array.isArray(value) && value.length) {
      return value.map((item) => withFieldPath(doc, whole, item));
    }
    if (Array.isArray(value)) return keep ? [withFieldPath(doc, whole, undefined)] : [];
    return isNothing(value) && !keep ? [] : [doc];
  });
}

/** Equality of one value lets an index give the order as well. */
const oneOf = (values: unknown[]): unknown => (values.length === 1 ? values[0] : { $in: values });

/**
 * The equality form, by the foreign collection's index where it has one; a pipeline may follow. What
 * that begins with (`$match`, `$sort`, `$limit`) goes into the search: two of a million are two reads.
 */
function lookup(spec: unknown, foreign: Foreign): Stage {
  const options = object(spec, '$lookup');
  refuseOthers(options, '$lookup', ['from', 'localField', 'foreignField', 'as', 'pipeline']);
  const local = text(options['localField'], 'localField of $lookup').split('.');
  const foreignField = text(options['foreignField'], 'foreignField of $lookup');
  const as = text(options['as'], 'as of $lookup');
  const from = foreign(text(options['from'], 'from of $lookup'));
  const { query, run } = splitPipeline(options['pipeline'] ?? [], foreign);
  return function* joined(input) {
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const values = leaves(doc, local).values.filter((value) => value !== EMPTY_ARRAY);
      const joins = { [foreignField]: oneOf(values.map((value) => value ?? null)) };
      const filter = { $and: [joins, query.filter] };
      const found = expand(select(from, { ...query, filter }), (row) => [row.doc]);
      yield withFieldPath(doc, as, yield* collect(run(found)));
    }
  };
}

function facet(spec: unknown, foreign: Foreign): Stage {
  const branches = Object.entries(object(spec, '$facet')).map(
    ([name, pipeline]) => [name, compilePipeline(pipeline, foreign)] as const,
  );
  return function* faceted(input) {
    const docs = yield* collect(input);
    const out: Doc = {};
    for (const [name, run] of branches) out[name] = yield* collect(run(paced(docs)));
    yield out;
  };
}

const STAGES: Record<string, (spec: unknown, foreign: Foreign) => Stage> = {
  $match: match,
  $sort: sort,
  $skip: (spec) => {
    const skip = natural(spec, '$skip', 0);
    return (input) => window(input, skip, Infinity);
  },
  $limit: (spec) => {
    const limit = natural(spec, '$limit', 1);
    return (input) => window(input, 0, limit);
  },
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $group: compileGroup,
  $count: count,
  $unwind: unwind,
  $lookup: lookup,
  $replaceRoot: (spec) => replaceRoot(object(spec, '$replaceRoot')['newRoot']),
  $replaceWith: replaceRoot,
  $facet: facet,
  $sortByCount: (spec) => {
    const group = compileGroup({ _id: spec, count: { $sum: 1 } });
    const descending = sort({ count: -1 });
    return (input) => descending(group(input));
  },
};

/** Stages of MongoDB that are refused as such; any other name is an error there as well. */
const REFUSED = new Set(
  (
    '$bucket $bucketAuto $collStats $currentOp $densify $documents $fill $geoNear $graphLookup $indexStats ' +
    '$listLocalSessions $listSessions $merge $out $planCacheStats $redact $sample $search $searchMeta ' +
    '$setWindowFields $unionWith $vectorSearch'
  ).split(' '),
);

function compileStage(stage: unknown, foreign: Foreign): Stage {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length) {
    throw new CommandError(
      'Location40323',
      'A pipeline stage must be an object with exactly one field',
    );
  }
  const [name, spec] = entry;
  const compile = STAGES[name];
  if (compile) return compile(spec, foreign);
  if (name === '$changeStream') {
    throw unsupported('change streams ($changeStream)', 'Location40573');
  }
  if (REFUSED.has(name)) throw unsupported(`the aggregation stage ${name}`);
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

/** Compiles a pipeline; every stage is checked before a document is read. */
function compilePipeline(pipeline: unknown, foreign: Foreign): Stage {
  if (!Array.isArray(pipeline)) {
    throw new CommandError('TypeMismatch', "'pipeline' option must be specified as an array");
  }
  const stages = pipeline.map((stage) => compileStage(stage, foreign));
  return (input) => stages.reduce((docs, stage) => stage(docs), input);
}

/** Gives the leading `$match`, `$sort`, `$skip`, `$limit` to the planner, the rest stays a pipeline. */
export function splitPipeline(pipeline: unknown, foreign: Foreign): { query: Query; run: Stage } {
  compilePipeline(pipeline, foreign);
  const rest: Doc[] = Array.isArray(pipeline) ? pipeline.filter(isDoc) : [];
  const take = (name: string): unknown =>
    rest[0] && name in rest[0] ? rest.shift()?.[name] : undefined;
  const filter = take('$match');
  const order = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  const query = {
    filter: isDoc(filter) ? filter : {},
    sort: isDoc(order) ? order : {},
    skip: skip === undefined ? 0 : toNumber(skip),
    limit: limit === undefined ? 0 : toNumber(limit),
  };
  return { query, run: compilePipeline(rest, foreign) };
}
