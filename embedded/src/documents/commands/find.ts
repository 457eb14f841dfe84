import { z } from 'zod';
import { encode } from '../codec.ts';
import { expand } from '../pace.ts';
import { compileFindProjection } from '../project.ts';
import { select } from '../query.ts';
import { command, doc, filter, flag, name, number } from './command.ts';

const fields = z.strictObject({
  find: name,
  filter,
  sort: doc.optional(),
  projection: filter,
  skip: number.optional(),
  limit: number.default(0),
  batchSize: number.optional(),
  singleBatch: flag.default(false),
  allowDiskUse: flag.optional(),
  noCursorTimeout: flag.optional(),
});

export const find = command(
  'find',
  fields,
  async (args, { store, cursors, database, deadline }) => {
    const ns = `${database}.${args.find}`;
    const { sort, skip, batchSize } = args;
    const project = compileFindProjection(args.projection);
    const whole = Object.keys(args.projection).length === 0;
    const rows = select(store.get(ns), {
      filter: args.filter,
      sort,
      skip,
      limit: Math.abs(args.limit),
    });
    // Whole documents go out as the bytes that are stored.
    const documents = expand(rows, (row) => [whole ? row.raw : encode(project(row.doc))]);
    const single = args.singleBatch || args.limit < 0;
    return { batch: await cursors.start(ns, documents, { batchSize, single, deadline }) };
  },
);
