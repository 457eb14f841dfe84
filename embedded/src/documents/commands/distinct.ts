import { z } from 'zod';
import { compare } from '../bson-order.ts';
import { asText } from '../index-keys.ts';
import { keyOf } from '../keys.ts';
import { consume } from '../pace.ts';
import { leaves } from '../paths.ts';
import { select } from '../query.ts';
import { EMPTY_ARRAY } from '../values.ts';
import { command, filter, name, ok } from './command.ts';

const fields = z.strictObject({ distinct: name, key: name, query: filter });

export const distinct = command('distinct', fields, async (args, { store, database, deadline }) => {
  const parts = args.key.split('.');
  const values = new Map<string, unknown>();
  const rows = select(store.get(`${database}.${args.distinct}`), {
    filter: args.query,
  });
  await consume(rows, deadline, (row) => {
    for (const value of leaves(row.doc, parts).values) {
      if (value !== undefined && value !== EMPTY_ARRAY) {
        const key = asText(keyOf(value));
        if (!values.has(key)) values.set(key, value);
      }
    }
    return true;
  });
  return ok({ values: [...values.values()].sort(compare) });
});
