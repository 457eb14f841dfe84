import { Decimal128, Long, ObjectId } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { compare, equal } from './bson-order.ts';
import { badValue, CommandError, unsupported } from './errors.ts';
import { has, isDoc, isNothing, setField, typeName, type Doc } from './values.ts';

// Aggregation expressions: mingo evaluates the operators listed here, which are the ones checked to
// agree with MongoDB. Those where it does not (comparison across types, equality of binary values,
// ids) are replaced; all others are refused when the pipeline is compiled.

type Evaluate = (expression: unknown) => unknown;

const missingFirst = (a: unknown, b: unknown): number => {
  if (a === undefined || b === undefined) {
    return Number(b === undefined) - Number(a === undefined) || 0;
  }
  return compare(a, b);
};

function comparison(accepts: (order: number) => unknown) {
  return (argument: unknown, evaluate: Evaluate): unknown => {
    const pair = evaluate(argument);
    if (!Array.isArray(pair) || pair.length !== 2) {
      throw new CommandError('Location16020', 'Expression takes exactly 2 arguments');
    }
    return accepts(-missingFirst(pair[1], pair[0]));
  };
}

function toObjectId(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && ObjectId.isValid(value)) return new ObjectId(value);
  throw new CommandError('ConversionFailure', 'Unsupported conversion to objectId in $toObjectId');
}

function toText(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && !(value instanceof Long)) {
    throw new CommandError('ConversionFailure', 'Unsupported conversion to string in $toString');
  }
  return String(value);
}

const unwrapSingle = (argument: unknown): unknown =>
  Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;

const OWN: Record<`$${string}`, (argument: unknown, evaluate: Evaluate) => unknown> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison(Math.sign),
  $in: (argument, evaluate) => {
    const pair = evaluate(argument);
    if (!Array.isArray(pair) || !Array.isArray(pair[1])) {
      throw new CommandError('Location40081', '$in requires an array as a second argument');
    }
    return pair[1].some((item) => equal(item, pair[0]));
  },
  $size: (argument, evaluate) => {
    const list = evaluate(unwrapSingle(argument));
    if (!Array.isArray(list)) {
      throw new CommandError('Location17124', 'The argument to $size must be an array');
    }
    return list.length;
  },
  $toString: (argument, evaluate) => toText(evaluate(unwrapSingle(argument))),
  $toObjectId: (argument, evaluate) => toObjectId(evaluate(unwrapSingle(argument))),
  $type: (argument, evaluate) => typeName(evaluate(unwrapSingle(argument))),
};

type Operator = (doc: Doc, argument: unknown, options: Parameters<typeof evalExpr>[2]) => unknown;

const ARITHMETIC = '$abs $add $ceil $divide $floor $multiply $round $subtract $trunc'.split(' ');
const CHECKED = (
  '$and $or $not $cond $ifNull $switch $literal $let $concat $strLenCP $substrCP $toLower $toUpper ' +
  '$arrayElemAt $concatArrays $filter $first $isArray $last $map $reduce $reverseArray $slice ' +
  '$mergeObjects $dateToString $dateTrunc $dayOfMonth $hour $month $year'
).split(' ');

const isOperator = (value: unknown): value is Operator => typeof value === 'function';

function fromMingo(names: string[], change = (operator: Operator) => operator) {
  const all: Record<string, unknown> = mingo;
  return Object.fromEntries(
    names.flatMap((name) => (isOperator(all[name]) ? [[name, change(all[name])]] : [])),
  );
}

/** mingo's arithmetic takes a 64-bit integer or a decimal for nothing at all. */
const exactOnly =
  (operator: Operator): Operator =>
  (doc, argument, options) => {
    const value = evalExpr(doc, argument, options);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Long || item instanceof Decimal128) {
        throw unsupported('arithmetic on 64-bit integers beyond 2^53 or Decimal128 in aggregation');
      }
    }
    return operator(doc, argument, options);
  };

const OPERATORS: Record<string, Operator> = {
  ...fromMingo(CHECKED),
  ...fromMingo(ARITHMETIC, exactOnly),
};
for (const [name, own] of Object.entries(OWN)) {
  OPERATORS[name] = (doc, argument, options) =>
    own(argument, (expression) => evalExpr(doc, expression, options));
}
const context = Context.init({ expression: OPERATORS });

/** Refuses unknown operators before a document is read: an empty collection must not hide them. */
function check(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(check);
  if (!isDoc(expression)) return;
  for (const [key, argument] of Object.entries(expression)) {
    if (!key.startsWith('$')) check(argument);
    else if (!has(OPERATORS, key)) {
      throw new CommandError(
        'InvalidPipelineOperator',
        `Unrecognized expression '${key}', or one the embedded development store does not support`,
      );
    } else if (key !== '$literal') check(argument);
  }
}

const isOperation = (value: Doc): boolean => Object.keys(value)[0]?.startsWith('$') ?? false;

/** The value under a path, collected over arrays: what `'$a.b'` means in an expression. */
function follow(value: unknown, parts: readonly string[], depth = 0): unknown {
  const part = parts[depth];
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item) => follow(item, parts, depth)).filter((item) => item !== undefined);
  }
  return isDoc(value) && has(value, part) ? follow(value[part], parts, depth + 1) : undefined;
}

/** Compiles an aggregation expression; paths and constants do not go through mingo at all. */
export function compileExpression(expression: unknown): (doc: Doc) => unknown {
  check(expression);
  return compileChecked(expression);
}

function compileChecked(expression: unknown): (doc: Doc) => unknown {
  if (typeof expression === 'string' && /^\$[^$]/.test(expression)) {
    const parts = expression.slice(1).split('.');
    return (doc) => follow(doc, parts);
  }
  if (expression === '$$ROOT' || expression === '$$CURRENT') return (doc) => doc;
  if (isDoc(expression) && !isOperation(expression)) {
    const fields = Object.entries(expression).map(
      ([key, item]) => [key, compileChecked(item)] as const,
    );
    return (doc) => {
      const out: Doc = {};
      for (const [key, evaluate] of fields) {
        const value = evaluate(doc);
        if (value !== undefined) setField(out, key, value);
      }
      return out;
    };
  }
  if (isDoc(expression) || Array.isArray(expression) || /^\$\$/.test(String(expression))) {
    return (doc) => evaluateByMingo(doc, expression);
  }
  return () => expression;
}

const OPTIONS = {
  idKey: '_id',
  processingMode: 0,
  scriptEnabled: false,
  useStrictMode: true,
  failOnError: true,
  context,
};

function evaluateByMingo(doc: Doc, expression: unknown): unknown {
  try {
    return evalExpr(doc, expression, OPTIONS);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw badValue(`aggregation failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
