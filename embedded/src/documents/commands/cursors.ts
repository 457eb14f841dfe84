import { z } from 'zod';
import { command, name, number, ok } from './command.ts';

const getMoreFields = z.strictObject({
  getMore: number,
  collection: name,
  batchSize: number.default(0),
});

export const getMore = command('getMore', getMoreFields, async (args, context) => {
  const ns = `${context.database}.${args.collection}`;
  return { batch: await context.cursors.next(args.getMore, ns, args.batchSize, context.deadline) };
});

const killFields = z.strictObject({ killCursors: name, cursors: z.array(number) });

export const killCursors = command('killCursors', killFields, (args, { cursors }) => {
  const cursorsKilled: bigint[] = [];
  const cursorsNotFound: bigint[] = [];
  for (const id of args.cursors) {
    (cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(BigInt(id));
  }
  return ok({ cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] });
});
