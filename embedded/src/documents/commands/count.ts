import { z } from 'zod';
import { consume } from '../pace.ts';
import { select } from '../query.ts';
import { command, filter, name, ok } from './command.ts';

const fields = z.strictObject({
  count: name,
  query: filter,
});

export const count = command('count', fields, async (args, { store, database, deadline }) => {
  const collection = store.get(`${database}.${args.count}`);
  if (!Object.keys(args.query).length) return ok({ n: collection?.count ?? 0 });
  let n = 0;
  const rows = select(collection, { filter: args.query });
  await consume(rows, deadline, () => Boolean(++n));
  return ok({ n });
});
