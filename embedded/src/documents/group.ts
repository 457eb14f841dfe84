import { Decimal128, Long } from 'bson';
import { compare } from './bson-order.ts';
import { CommandError, unsupported } from './errors.ts';
import { compileExpression } from './expression.ts';
import { asText } from './index-keys.ts';
import { keyOf } from './keys.ts';
import { PAUSE, paced, type Paced } from './pace.ts';
import { isDoc, isNothing, isNumber, setField, toBigInt, toNumber, type Doc } from './values.ts';

interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/** Exact while all are integers: 64-bit integers are added as such. */
function sum(): Accumulator & { count: number } {
  let doubles = 0;
  let integers = 0n;
  let wide = false;
  return {
    count: 0,
    add(value) {
      if (value instanceof Decimal128) throw unsupported('Decimal128 arithmetic');
      if (!isNumber(value)) return;
      this.count++;
      const exact = toBigInt(value);
      wide ||= exact !== null;
      integers += exact ?? 0n;
      doubles += exact === null ? toNumber(value) : 0;
    },
    result() {
      if (!wide) return doubles;
      return Number.isInteger(doubles)
        ? Long.fromBigInt(integers + BigInt(doubles))
        : doubles + Number(integers);
    },
  };
}

function average(): Accumulator {
  const total = sum();
  return {
    add: (value) => total.add(value),
    result: () => (total.count ? toNumber(total.result()) / total.count : null),
  };
}

function extreme(sign: 1 | -1): Accumulator {
  let best: unknown = null;
  return {
    add(value) {
      if (isNothing(value)) return;
      if (best === null || compare(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
}

function edge(keepFirst: boolean): Accumulator {
  let kept: unknown;
  let any = false;
  return {
    add(value) {
      if (!any || !keepFirst) kept = value ?? null;
      any = true;
    },
    result: () => kept,
  };
}

function list(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => void (value === undefined || values.push(value)),
    result: () => values,
  };
}

function set(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add(value) {
      if (value !== undefined) values.set(asText(keyOf(value)), value);
    },
    result: () => [...values.values()],
  };
}

function count(): Accumulator {
  let n = 0;
  return { add: () => void n++, result: () => n };
}

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: sum,
  $avg: average,
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => edge(true),
  $last: () => edge(false),
  $push: list,
  $addToSet: set,
  $count: count,
};

interface Output {
  name: string;
  evaluate: (doc: Doc) => unknown;
  create: () => Accumulator;
}

function readOutput(name: string, spec: unknown): Output {
  const [entry, ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (!entry || others.length) {
    throw new CommandError('Location40238', `The field '${name}' must specify one accumulator`);
  }
  const create = ACCUMULATORS[entry[0]];
  if (!create) {
    throw entry[0] === '$accumulator'
      ? unsupported('$accumulator (server-side JavaScript)')
      : new CommandError('Location15952', `unknown group operator '${entry[0]}'`);
  }
  return { name, evaluate: compileExpression(entry[1]), create };
}

/** A `$group` stage. */
export function compileGroup(spec: unknown): (input: Paced<Doc>) => Paced<Doc> {
  if (!isDoc(spec) || !('_id' in spec)) {
    throw new CommandError('Location15955', 'a group specification must include an _id');
  }
  const { _id: id, ...fields } = spec;
  const evaluateId = compileExpression(id);
  const outputs = Object.entries(fields).map(([name, output]) => readOutput(name, output));
  return function* group(input) {
    const groups = new Map<string, { id: unknown; states: Accumulator[] }>();
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const value = evaluateId(doc) ?? null;
      const key = asText(keyOf(value));
      const group = groups.get(key) ?? { id: value, states: outputs.map(({ create }) => create()) };
      groups.set(key, group);
      outputs.forEach(({ evaluate }, i) => group.states[i]?.add(evaluate(doc)));
    }
    for (const group of paced(groups.values())) {
      if (group === PAUSE) {
        yield PAUSE;
        continue;
      }
      const out: Doc = { _id: group.id };
      outputs.forEach(({ name }, i) => setField(out, name, group.states[i]?.result()));
      yield out;
    }
  };
}
