import { z } from 'zod';
import { insertOne } from '../writes.ts';
import { command, flag, name, ok } from './command.ts';
import { runStatements } from './statements.ts';

const fields = z.strictObject({
  insert: name,
  documents: z.array(z.instanceof(Uint8Array)),
  ordered: flag.default(true),
  bypassDocumentValidation: flag.optional(),
});

export const insert = command('insert', fields, async (args, { store, database }) => {
  let n = 0;
  const errors = await runStatements(store, args.documents, args.ordered, (bytes) => {
    insertOne(store, `${database}.${args.insert}`, Buffer.from(bytes));
    n++;
  });
  return ok({ n, ...errors });
});
