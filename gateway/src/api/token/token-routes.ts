import { Types } from 'mongoose';
import { z } from 'zod';
import { redeemCode } from '@vesper/core/codes/redeem-code';
import { pageQuery } from '@vesper/core/contract/common';
import { giftRequest, giftView } from '@vesper/core/contract/gift';
import { redeemCodeRequest, redeemedCode } from '@vesper/core/contract/promo-code';
import { SWITCHES } from '@vesper/core/contract/switches';
import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
import { AppError } from '@vesper/core/errors';
import { giveTokens } from '@vesper/core/gifts/give-tokens';
import { readHistory, type Movement } from './history.ts';
import { Run } from '@vesper/core/models/run';
import { presentMovement } from '@vesper/core/presenters/token';
import { creators } from '../../resources/creator.ts';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';

/** Movements with the picture or the film that each paid for, in one query. */
async function presentAll(movements: Movement[]): Promise<LedgerEntryView[]> {
  const runIds = movements.flatMap(({ runId }) => runId ?? []);
  const wanted = { imageId: 1, videoId: 1 } as const;
  const runs = runIds.length > 0 ? await Run.find({ _id: { $in: runIds } }, wanted) : [];
  const madeBy = new Map(
    runs.map(({ id, imageId, videoId }) => [
      String(id),
      { imageId: imageId?.toHexString() ?? null, videoId: videoId?.toHexString() ?? null },
    ]),
  );
  return movements.map((movement) =>
    presentMovement(movement, madeBy.get(movement.runId?.toHexString() ?? '')),
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

const redeem = route({
  method: 'post',
  path: '/api/tokens/codes',
  access: 'user',
  policy: 'self',
  summary: 'Redeems a promotional code, once per member.',
  body: redeemCodeRequest,
  responses: { 200: redeemedCode },
  limit: 'codes',
  refuses: ['code_unknown', 'code_expired', 'code_used_up', 'code_redeemed'],
  handler: async ({ context, body, user }) => ({
    status: 200,
    body: await redeemCode(context, new Types.ObjectId(user.id), body.code),
  }),
});

const give = route({
  method: 'post',
  path: '/api/tokens/gifts',
  access: 'user',
  policy: 'self',
  summary: 'Gives tokens of yours to somebody who has made something public.',
  body: giftRequest,
  responses: { 200: giftView },
  limit: 'gifts',
  refuses: [
    ...(['switched_off', 'not_found', 'gift_to_self', 'too_few_tokens', 'gifts_used_up'] as const),
    'idempotency_mismatch',
  ],
  async handler({ context, body, user, actor }) {
    if (!context.settings.get('switches').gifts) {
      throw new AppError('switched_off', { message: SWITCHES.gifts.refusal });
    }
    if (body.userId === user.id) throw new AppError('gift_to_self');
    await creators.load(actor, 'read', body.userId);
    const [from, to] = [new Types.ObjectId(user.id), new Types.ObjectId(body.userId)];
    const tokens = await giveTokens(context, from, to, body);
    return { status: 200, body: { given: body.tokens, tokens } };
  },
});

export const tokenRoutes: Route[] = [ledger, redeem, give];
