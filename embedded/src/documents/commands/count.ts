import { z } from 'zod';
import { consume } from '../pace.ts';
import { select } from '../query.ts';
import { command, filter, hint, name, number, ok } from './command.ts';

const fields = z.strictObject({
  count: name,
  query: filter,
  skip: number.default(0),
  limit: number.default(0),
  hint: hint.optional(),
});

export const count = command('count', fields, async (args, { store, database, deadline }) => {
  const collection = store.get(`${database}.${args.count}`);
  const { skip, limit } = args;
  const counts = Object.keys(args.query).length || skip || limit;
  if (!counts) return ok({ n: collection?.count ?? 0 });
  let n = 0;
  const rows = select(collection, {
    filter: args.query,
    skip,
    limit: Math.abs(limit),
    hint: args.hint,
  });
  await consume(rows, deadline, () => Boolean(++n));
  return ok({ n });
});
