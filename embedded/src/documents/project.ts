import { CommandError, unsupported } from './errors.ts';
import { compileExpression } from './expression.ts';
import { field, has, isDoc, isNumber, setField, truthy, type Doc } from './values.ts';

/** `true` marks the end of a path, a nested tree the fields below. */
interface Tree {
  [key: string]: true | Tree;
}

const subtree = (tree: Tree, key: string): true | Tree | undefined =>
  has(tree, key) ? tree[key] : undefined;

function addPath(tree: Tree, path: string): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let node = tree;
  for (const part of parts) {
    const next = subtree(node, part) ?? {};
    if (next === true) throw collision(path);
    node[part] = next;
    node = next;
  }
  if (has(node, last)) throw collision(path);
  node[last] = true;
}
const collision = (path: string): CommandError =>
  new CommandError('Location31249', `Path collision at ${path}`);

interface Plan {
  included: Tree;
  excluded: Tree;
  computed: [path: string, evaluate: (doc: Doc) => unknown][];
  id: boolean | undefined;
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);

function readSpec(spec: Doc, prefix: string, plan: Plan): void {
  for (const [key, value] of Object.entries(spec)) {
    const path = prefix + key;
    if (key.startsWith('$') || key === '') {
      throw new CommandError(
        'Location16410',
        `FieldPath field names may not start with '$': ${path}`,
      );
    }
    if (path.includes('.$')) throw unsupported(`positional projection ('${path}')`);
    if (isFlag(value)) {
      if (path === '_id') plan.id = truthy(value);
      else addPath(truthy(value) ? plan.included : plan.excluded, path);
    } else if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      readSpec(value, `${path}.`, plan);
    } else plan.computed.push([path, compileExpression(value)]);
  }
}

/** The fields of `doc` named in the tree, in the document's own order. */
function pick(value: unknown, tree: true | Tree): unknown {
  if (tree === true) return value;
  if (Array.isArray(value)) {
    return value.map((item) => pick(item, tree)).filter((item) => item !== undefined);
  }
  return isDoc(value) ? pickFields(value, tree) : undefined;
}

function pickFields(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [key, item] of Object.entries(doc)) {
    const below = subtree(tree, key);
    const picked = below === undefined ? undefined : pick(item, below);
    if (picked !== undefined) setField(out, key, picked);
  }
  return out;
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, tree));
  return isDoc(value) ? omitFields(value, tree) : value;
}

function omitFields(doc: Doc, tree: Tree): Doc {
  const out: Doc = {};
  for (const [key, item] of Object.entries(doc)) {
    const below = subtree(tree, key);
    if (below !== true) setField(out, key, below ? omit(item, below) : item);
  }
  return out;
}

/** A copy of `value` with the field set, in every element where the path meets an array. */
function withPath(value: unknown, parts: readonly string[], item: unknown): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return item;
  if (Array.isArray(value)) return value.map((element) => withPath(element, parts, item));
  return withField(isDoc(value) ? value : {}, part, rest, item);
}

function withField(doc: Doc, part: string, rest: readonly string[], item: unknown): Doc {
  const out: Doc = { ...doc };
  const set = withPath(field(doc, part), rest, item);
  if (set === undefined) delete out[part];
  else setField(out, part, set);
  return out;
}

/** `withPath` for a whole document. */
export function withFieldPath(doc: Doc, path: string, item: unknown): Doc {
  const [part = '', ...rest] = path.split('.');
  return withField(doc, part, rest, item);
}

/** A `$project` stage: inclusion with computed fields, or exclusion. */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const plan: Plan = { included: {}, excluded: {}, computed: [], id: undefined };
  readSpec(spec, '', plan);
  const includes = Object.keys(plan.included).length > 0 || plan.computed.length > 0;
  const excludes = Object.keys(plan.excluded).length > 0;
  if (includes && excludes) {
    throw new CommandError('Location31254', 'Cannot do inclusion and exclusion in one projection');
  }
  if (includes || (plan.id === true && !excludes)) {
    if (plan.id !== false && !plan.computed.some(([path]) => path === '_id')) {
      plan.included['_id'] = true;
    }
    return (doc) => include(doc, plan);
  }
  if (plan.id === false) plan.excluded['_id'] = true;
  return (doc) => omitFields(doc, plan.excluded);
}

function include(doc: Doc, plan: Plan): Doc {
  let out = pickFields(doc, plan.included);
  for (const [path, evaluate] of plan.computed) {
    const value = evaluate(doc);
    if (value !== undefined) out = withFieldPath(out, path, value);
  }
  return out;
}

/** The projection of a find: fields in or out; expressions belong into an aggregation. */
export function compileFindProjection(spec: Doc): (doc: Doc) => Doc {
  for (const [path, value] of Object.entries(spec)) {
    if (!isFlag(value) && (!isDoc(value) || JSON.stringify(Object.keys(value)).includes('"$'))) {
      throw unsupported(`expressions in the projection of a find ('${path}')`);
    }
  }
  return compileProjection(spec);
}
