import { z } from 'zod';
import { remove } from '../writes.ts';
import { command, doc, flag, name, number, ok } from './command.ts';
import { runStatements } from './statements.ts';

const fields = z.strictObject({
  delete: name,
  deletes: z.array(z.strictObject({ q: doc, limit: number })),
  ordered: flag.default(true),
});

export const deleteCommand = command('delete', fields, async (args, { store, database }) => {
  let n = 0;
  const errors = await runStatements(store, args.deletes, args.ordered, (statement) => {
    const { q, limit } = statement;
    const ns = `${database}.${args.delete}`;
    n += remove(store, ns, { filter: q, limit }).length;
  });
  return ok({ n, ...errors });
});
