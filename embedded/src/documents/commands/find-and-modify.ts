import { z } from 'zod';
import { CommandError } from '../errors.ts';
import { compileFindProjection } from '../project.ts';
import { remove, update } from '../writes.ts';
import { command, doc, filter, flag, name, ok, type Context } from './command.ts';

const fields = z.strictObject({
  findAndModify: name,
  query: filter,
  sort: doc.optional(),
  fields: filter,
  remove: flag.default(false),
  update: z.unknown().optional(),
  new: flag.default(false),
  upsert: flag.default(false),
  bypassDocumentValidation: flag.optional(),
});
type Args = z.infer<typeof fields>;

export const findAndModify = command('findAndModify', fields, async (args, context) => {
  const { store } = context;
  const project = compileFindProjection(args.fields);
  const { lastErrorObject, value } = await store.write(() =>
    args.remove ? removed(args, context) : updated(args, context),
  );
  return ok({ lastErrorObject, value: value && project(value) });
});

const query = (args: Args) => ({ filter: args.query, sort: args.sort });
const ns = (args: Args, context: Context): string => `${context.database}.${args.findAndModify}`;

function removed(args: Args, context: Context) {
  if (args.update !== undefined || args.new || args.upsert) {
    throw new CommandError(
      'FailedToParse',
      'Cannot specify remove together with update, new or upsert',
    );
  }
  const [row] = remove(context.store, ns(args, context), { ...query(args), limit: 1 });
  return { lastErrorObject: { n: row ? 1 : 0 }, value: row?.doc ?? null };
}

function updated(args: Args, context: Context) {
  if (args.update === undefined) {
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  const done = update(context.store, ns(args, context), {
    query: query(args),
    update: context.typed()['update'],
    upsert: args.upsert,
    multi: false,
  });
  const inserted = done.upserted !== undefined;
  return {
    lastErrorObject: {
      n: done.matched,
      updatedExisting: done.matched > 0 && !inserted,
      ...(inserted ? { upserted: done.upserted } : {}),
    },
    value: args.new ? done.after : done.before,
  };
}
