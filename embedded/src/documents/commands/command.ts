import { z } from 'zod';
import type { Cursors } from '../cursors.ts';
import { CommandError, unsupported } from '../errors.ts';
import type { Store } from '../store.ts';
import { isDoc, isNumber, toNumber, truthy, type Doc } from '../values.ts';
import type { Batch } from '../wire.ts';

/** The surroundings a command works in, besides its own fields. */
export interface Context {
  store: Store;
  cursors: Cursors;
  database: string;
  /** The end of `maxTimeMS` as a time stamp; `Infinity` without one. */
  deadline: number;
  /** The command with int32, int64 and double kept apart, for what is written into documents. */
  typed(): Doc;
}

export type Reply = { body: Doc } | { batch: Batch };

export interface Command {
  name: string;
  execute(body: Doc, context: Context): Reply | Promise<Reply>;
}

/** A command: its name, the fields it takes (any other is refused), and what it does. */
export function command<T>(
  name: string,
  fields: z.ZodType<T>,
  run: (args: T, context: Context) => Reply | Promise<Reply>,
): Command {
  return { name, execute: (body, context) => run(parse(name, fields, body), context) };
}

const ok = (body: Doc = {}): Reply => ({ body: { ...body, ok: 1 } });
export { ok };

/** A reply with few documents, all in the first batch. */
export const listed = (ns: string, firstBatch: Doc[]): Reply =>
  ok({ cursor: { firstBatch, id: 0n, ns } });

// Field types. Clients send numbers as any BSON number and flags as numbers, too.
export const doc = z.custom<Doc>(isDoc, 'an object is needed');
export const number = z.custom<unknown>(isNumber, 'a number is needed').transform(toNumber);
export const flag = z.union([z.boolean(), number]).transform(truthy);
export const name = z
  .string()
  .min(1)
  .refine((text) => !text.includes('\0'), 'no NUL in names');
export const filter = doc.default({});

/** Fields any command may carry; read here or of no meaning to a single local server. */
const GENERIC = [
  '$clusterTime',
  '$db',
  '$readPreference',
  'comment',
  'lsid',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
];

/** Refuses what no command here can do, whatever its name. */
export function refuseGeneric(body: Doc): void {
  if ('startTransaction' in body || 'autocommit' in body || 'txnNumber' in body) {
    throw unsupported('transactions and retryable writes', 'OperationNotSupportedInTransaction');
  }
  const concern = body['readConcern'];
  const level = isDoc(concern) ? concern['level'] : undefined;
  if (level === 'snapshot' || level === 'linearizable') {
    throw unsupported(`read concern "${level}"`);
  }
}

function parse<T>(name: string, fields: z.ZodType<T>, body: Doc): T {
  const own = { ...body };
  for (const key of GENERIC) delete own[key];
  const result = fields.safeParse(own);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [name, ...(issue?.path ?? [])].join('.');
  if (issue?.code === 'unrecognized_keys') {
    throw new CommandError(
      'IDLUnknownField',
      `BSON field '${path}.${issue.keys[0]}' is an unknown field ` +
        'or is not supported by the embedded development store.',
    );
  }
  throw new CommandError(
    'TypeMismatch',
    `BSON field '${path}' is wrong: ${issue?.message ?? 'unknown'}`,
  );
}
