import { z } from 'zod';
import { splitPipeline } from '../aggregate.ts';
import { encode } from '../codec.ts';
import { unsupported } from '../errors.ts';
import { expand } from '../pace.ts';
import { select } from '../query.ts';
import { command, flag, name, number } from './command.ts';

const fields = z.strictObject({
  aggregate: z.union([name, number]),
  pipeline: z.unknown().optional(),
  cursor: z.strictObject({ batchSize: number.optional() }),
  allowDiskUse: flag.optional(),
  bypassDocumentValidation: flag.optional(),
});

export const aggregate = command('aggregate', fields, async (args, context) => {
  const { store, cursors, database, deadline } = context;
  if (typeof args.aggregate === 'number') {
    throw unsupported('aggregation over a whole database (aggregate: 1)');
  }
  const ns = `${database}.${args.aggregate}`;
  const { query, run } = splitPipeline(args.pipeline, (name) => store.get(`${database}.${name}`));
  const rows = select(store.get(ns), { ...query });
  const documents = expand(run(expand(rows, (row) => [row.doc])), (doc) => [encode(doc)]);
  const { batchSize } = args.cursor;
  return { batch: await cursors.start(ns, documents, { batchSize, deadline }) };
});
