import { Types } from 'mongoose';
import { z } from 'zod';
import { pageQuery } from '@vesper/core/contract/common';
import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
import { AppError } from '@vesper/core/errors';
import { readHistory, type Movement } from './history.ts';
import { Run } from '@vesper/core/models/run';
import { presentMovement } from '@vesper/core/presenters/token';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';

/** Movements with the picture that each paid for, in one query. */
async function presentAll(movements: Movement[]): Promise<LedgerEntryView[]> {
  const runIds = movements.flatMap(({ runId }) => runId ?? []);
  const runs = runIds.length > 0 ? await Run.find({ _id: { $in: runIds } }, { imageId: 1 }) : [];
  const imageOf = new Map(runs.map((run) => [run.id, run.imageId?.toHexString()]));
  return movements.map((movement) =>
    presentMovement(movement, imageOf.get(movement.runId?.toHexString() ?? '') ?? null),
  );
}

const ledger = route({
  method: 'get',
  path: '/api/tokens/ledger',
  access: 'user',
  policy: 'self',
  summary: 'Every movement of your tokens, newest first; its sum is your balance.',
  query: pageQuery,
  responses: { 200: z.array(ledgerEntryView) },
  async handler({ query, user, ctx }) {
    const { before, limit } = query;
    const found = await readHistory(new Types.ObjectId(user.id), { before, limit: limit + 1 });
    if (!found) throw new AppError('not_found');
    const { items, headers } = cutPage(ctx, found, limit);
    return { status: 200, body: await presentAll(items), headers };
  },
});

export const tokenRoutes: Route[] = [ledger];
