import { Decimal128, Double, Int32, Long } from 'bson';
import { compare, equal } from './bson-order.ts';
import { badValue, CommandError, unsupported } from './errors.ts';
import { compileElement, compileFilter, isOperators } from './match.ts';
import { arrayIndex } from './paths.ts';
import { sortKey } from './sort.ts';
import {
  clone,
  has,
  isDoc,
  isNumber,
  setField,
  toBigInt,
  toNumber,
  typeName,
  type Doc,
} from './values.ts';

/** The holder of the field an operator works on: a document, or an array (then `key` is an index). */
export type Container = Doc | unknown[];
type Apply = (container: Container, key: string, path: string) => void;

interface Operator {
  /** True if missing documents on the way to the field are made. */
  creates: boolean;
  /** Checks the argument and gives what is done to one document. */
  prepare(argument: unknown, path: string): Apply;
}

export const read = (container: Container, key: string): unknown =>
  Array.isArray(container)
    ? container[arrayIndex(key)]
    : has(container, key)
      ? container[key]
      : undefined;

export function write(container: Container, key: string, value: unknown): void {
  if (Array.isArray(container)) container[arrayIndex(key)] = value;
  else setField(container, key, value);
}

const set: Operator = {
  creates: true,
  prepare: (argument) => (container, key) => write(container, key, clone(argument)),
};

const unset: Operator = {
  creates: false,
  prepare: () => (container, key) => {
    if (!Array.isArray(container)) delete container[key];
    else if (arrayIndex(key) < container.length) write(container, key, null);
  },
};

const isInteger = (value: unknown): boolean =>
  value instanceof Int32 ||
  value instanceof Long ||
  (typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0));
const exact = (value: unknown): bigint => toBigInt(value) ?? BigInt(toNumber(value));

/** int32 stays int32 while it fits, then int64; a double makes the result a double. */
function calculate(name: string, a: unknown, b: unknown): unknown {
  const multiply = name === '$mul';
  if (!isInteger(a) || !isInteger(b)) {
    return new Double(multiply ? toNumber(a) * toNumber(b) : toNumber(a) + toNumber(b));
  }
  const result = multiply ? exact(a) * exact(b) : exact(a) + exact(b);
  if (result !== BigInt.asIntN(64, result)) {
    throw badValue(`Failed to apply ${name} operations: integer overflow`);
  }
  const small =
    !(a instanceof Long) && !(b instanceof Long) && result === BigInt.asIntN(32, result);
  return small ? new Int32(Number(result)) : Long.fromBigInt(result);
}

const arithmetic = (name: '$inc' | '$mul'): Operator => ({
  creates: true,
  prepare(argument, path) {
    if (argument instanceof Decimal128) throw unsupported('Decimal128 arithmetic');
    if (!isNumber(argument)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot ${name} with non-numeric argument for '${path}'`,
      );
    }
    return (container, key) => {
      const value = read(container, key);
      if (value === undefined) return write(container, key, name === '$inc' ? argument : 0);
      if (value instanceof Decimal128) throw unsupported('Decimal128 arithmetic');
      if (!isNumber(value)) {
        throw new CommandError(
          'TypeMismatch',
          `Cannot apply ${name} to a value of non-numeric type: the field '${path}' is of type ${typeName(value)}`,
        );
      }
      write(container, key, calculate(name, value, argument));
    };
  },
});

const limit = (replaces: (order: number) => boolean): Operator => ({
  creates: true,
  prepare: (argument) => (container, key) => {
    const value = read(container, key);
    if (value === undefined || replaces(compare(argument, value))) {
      write(container, key, clone(argument));
    }
  },
});

const currentDate: Operator = {
  creates: true,
  prepare(argument) {
    if (isDoc(argument) ? argument['$type'] !== 'date' : typeof argument !== 'boolean') {
      throw unsupported('$currentDate other than true or {$type: "date"}');
    }
    return (container, key) => write(container, key, new Date());
  },
};

function arrayAt(container: Container, key: string, path: string): unknown[] {
  const value = read(container, key);
  if (Array.isArray(value)) return value;
  if (value !== undefined) {
    throw badValue(`The field '${path}' must be an array but is of type ${typeName(value)}`);
  }
  const made: unknown[] = [];
  write(container, key, made);
  return made;
}

/** The values to add: one, or those under `$each`. */
function eachOf(name: string, argument: unknown): unknown[] {
  if (!isDoc(argument) || !has(argument, '$each')) return [argument];
  const each = argument['$each'];
  if (!Array.isArray(each)) {
    throw new CommandError(
      name === '$push' ? 'BadValue' : 'TypeMismatch',
      `The argument to $each in ${name} must be an array but it was of type ${typeName(each)}`,
    );
  }
  return each;
}

const PUSH_CLAUSES = new Set(['$each', '$slice', '$sort', '$position']);

function integerClause(clauses: Doc, name: string): number | undefined {
  if (!has(clauses, name)) return undefined;
  const value = toNumber(clauses[name]);
  if (!Number.isInteger(value)) throw badValue(`The value for ${name} must be an integer value`);
  return value;
}

function sortClause(spec: unknown): (list: unknown[]) => unknown[] {
  if (spec === undefined) return (list) => list;
  const key = isDoc(spec) ? sortKey(spec) : undefined;
  if (key) {
    return (list) =>
      list
        .map((item) => ({ item, key: key(item) }))
        .sort((a, b) => Buffer.compare(a.key, b.key))
        .map(({ item }) => item);
  }
  const direction = toNumber(spec);
  return (list) => list.sort((a, b) => compare(a, b) * direction);
}

const push: Operator = {
  creates: true,
  prepare(argument) {
    const each = eachOf('$push', argument);
    const clauses: Doc = isDoc(argument) && has(argument, '$each') ? argument : {};
    for (const clause of Object.keys(clauses)) {
      if (!PUSH_CLAUSES.has(clause)) throw badValue(`Unrecognized clause in $push: ${clause}`);
    }
    const position = integerClause(clauses, '$position');
    const slice = integerClause(clauses, '$slice');
    const sort = sortClause(clauses['$sort']);
    return (container, key, path) => {
      const list = arrayAt(container, key, path);
      list.splice(position ?? list.length, 0, ...each.map(clone));
      const sorted = sort(list);
      if (slice === undefined) write(container, key, sorted);
      else write(container, key, slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice));
    };
  },
};

const addToSet: Operator = {
  creates: true,
  prepare(argument) {
    const each = eachOf('$addToSet', argument);
    return (container, key, path) => {
      const list = arrayAt(container, key, path);
      for (const item of each) {
        if (!list.some((present) => equal(present, item))) list.push(clone(item));
      }
    };
  },
};

/** An operator that takes elements out; a missing field is left alone. */
const removing = (compile: (argument: unknown) => (element: unknown) => boolean): Operator => ({
  creates: false,
  prepare(argument) {
    const goes = compile(argument);
    return (container, key, path) => {
      const value = read(container, key);
      if (value === undefined) return;
      if (!Array.isArray(value)) {
        throw badValue(`Cannot apply a pull to the non-array field '${path}'`);
      }
      write(
        container,
        key,
        value.filter((element) => !goes(element)),
      );
    };
  },
});

function pullTest(condition: unknown): (element: unknown) => boolean {
  if (isOperators(condition)) return compileElement(condition);
  if (isDoc(condition)) {
    const matches = compileFilter(condition);
    return (element) => isDoc(element) && matches(element);
  }
  const matches = compileElement({ $eq: condition });
  return (element) => (Array.isArray(element) ? equal(element, condition) : matches(element));
}

function pullAllTest(list: unknown): (element: unknown) => boolean {
  if (!Array.isArray(list)) throw badValue('$pullAll requires an array argument');
  return (element) => list.some((item) => equal(item, element));
}

const pop: Operator = {
  creates: false,
  prepare(argument) {
    const end = toNumber(argument);
    if (Math.abs(end) !== 1) throw new CommandError('FailedToParse', '$pop expects 1 or -1');
    return (container, key, path) => {
      const value = read(container, key);
      if (value === undefined) return;
      if (!Array.isArray(value)) {
        throw new CommandError(
          'TypeMismatch',
          `Path '${path}' contains an element of non-array type`,
        );
      }
      if (end === 1) value.pop();
      else value.shift();
    };
  },
};

/** `$rename` works on two fields and lives in update.ts. */
export const UPDATE_OPERATORS: Record<string, Operator> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: arithmetic('$inc'),
  $mul: arithmetic('$mul'),
  $min: limit((order) => order < 0),
  $max: limit((order) => order > 0),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: removing(pullTest),
  $pullAll: removing(pullAllTest),
  $pop: pop,
};
