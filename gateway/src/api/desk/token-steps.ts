import { audited } from '@vesper/core/audit/audit-log';
import { idParams } from '@vesper/core/contract/common';
import { deskTokensRequest, deskTokensResponse } from '@vesper/core/contract/desk/member';
import { AppError } from '@vesper/core/errors';
import { publishEvent } from '@vesper/core/runs/channels';
import type { z } from 'zod';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Staff } from '../../staff/staff.ts';
import { findLivingMember } from './member-details.ts';

interface Order {
  memberId: string;
  body: z.output<typeof deskTokensRequest>;
  staff: Staff;
  /** 1 credits, -1 takes back. */
  sign: 1 | -1;
}

/** Moves tokens once per request id, and tells the member's open tabs. */
async function moveTokens(
  context: GatewayContext,
  { memberId, body, staff, sign }: Order,
): Promise<z.output<typeof deskTokensResponse>> {
  const { ledger, redis, log } = context;
  const { tokens, reason, requestId } = body;
  const user = await findLivingMember(memberId);
  const target = { kind: 'member', id: user.id };
  const step = { action: 'members.tokens', target, reason, details: { tokens: sign * tokens } };
  const moved = await audited(context, staff, step, async () => {
    const cause = { key: `grant:${requestId}`, kind: 'grant', onlyCovered: true } as const;
    const result = await ledger.move(user._id, { ...cause, amount: sign * tokens });
    if (!result) throw new AppError('not_found');
    if (result.isShort) throw tooFew(result.tokens);
    return result;
  });
  const told = publishEvent(redis, user.id, 'balance', { tokens: moved.tokens });
  await told.catch((err: unknown) => log.warn({ err }, 'a credit was not told of'));
  await ledger.bookEntries(user._id);
  return moved;
}

const tooFew = (tokens: number): AppError => {
  const message = `There are ${tokens} tokens on this account. Take at most these.`;
  return new AppError('too_few_tokens', { message });
};

const credit = route({
  method: 'post',
  path: '/api/desk/members/:id/credit',
  access: 'staff',
  policy: { desk: 'members.tokens' },
  summary: 'Credits tokens to a member, once per requestId.',
  params: idParams,
  body: deskTokensRequest,
  responses: { 200: deskTokensResponse },
  async handler({ context, params, body, staff }) {
    const order = { memberId: params.id, body, staff, sign: 1 } as const;
    return { status: 200, body: await moveTokens(context, order) };
  },
});

const take = route({
  method: 'post',
  path: '/api/desk/members/:id/take',
  access: 'staff',
  policy: { desk: 'members.tokens' },
  summary: 'Takes tokens back from a member, once per requestId; never more than there are.',
  params: idParams,
  body: deskTokensRequest,
  responses: { 200: deskTokensResponse },
  refuses: ['too_few_tokens'],
  async handler({ context, params, body, staff }) {
    const order = { memberId: params.id, body, staff, sign: -1 } as const;
    return { status: 200, body: await moveTokens(context, order) };
  },
});

export const deskTokenRoutes: Route[] = [credit, take];
