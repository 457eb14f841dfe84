import { z } from 'zod';
import { isDoc, type Doc } from '../values.ts';
import { update as updateOne } from '../writes.ts';
import { command, doc, flag, name, ok } from './command.ts';
import { runStatements } from './statements.ts';

const fields = z.strictObject({
  update: name,
  updates: z.array(
    z.strictObject({
      q: doc,
      u: z.unknown().optional(),
      upsert: flag.default(false),
      multi: flag.default(false),
      sort: doc.optional(),
    }),
  ),
  ordered: flag.default(true),
  bypassDocumentValidation: flag.optional(),
});

export const update = command('update', fields, async (args, context) => {
  const { store, database } = context;
  const typed = context.typed()['updates'];
  const result = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const errors = await runStatements(store, args.updates, args.ordered, (statement, index) => {
    const { q, sort, upsert, multi } = statement;
    const exact: unknown = Array.isArray(typed) ? typed[index] : undefined;
    const done = updateOne(store, `${database}.${args.update}`, {
      query: { filter: q, sort },
      update: isDoc(exact) ? exact['u'] : statement.u,
      upsert,
      multi,
    });
    result.n += done.matched;
    result.nModified += done.modified;
    if (done.upserted !== undefined) upserted.push({ index, _id: done.upserted });
  });
  return ok({ ...result, ...(upserted.length ? { upserted } : {}), ...errors });
});
