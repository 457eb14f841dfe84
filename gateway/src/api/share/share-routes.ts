import { z } from 'zod';
import { isBlocked } from '@vesper/core/accounts/blocks';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  readSharedRequest,
  sharedTalk,
  shareRequest,
  shareView,
} from '@vesper/core/contract/share';
import {
  endShare,
  findShared,
  shareConversation,
} from '@vesper/core/conversations/share-conversation';
import { takeSnapshot } from '@vesper/core/conversations/snapshot';
import { AppError } from '@vesper/core/errors';
import { Share } from '@vesper/core/models/share';
import { presentShare, presentSharedTalk } from '@vesper/core/presenters/share';
import { assertMayEnter, assertOpenHere } from '../../accounts/age/region.ts';
import { conversations } from '../../resources/conversation.ts';
import { shares } from '../../resources/share.ts';
import { route, type Route } from '../../http/route.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertShareable } from './assert-shareable.ts';

const make = route({
  method: 'put',
  path: '/api/conversations/:id/share',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  limit: 'shares',
  summary:
    'Shares a conversation as it is shown now: anyone with the link reads it until you end it. ' +
    'Sharing it again renews what the same link shows.',
  params: idParams,
  body: shareRequest,
  responses: { 200: shareView },
  refuses: [
    ...PUBLIC_REFUSALS,
    ...(['nothing_to_share', 'shares_full', 'share_hidden', 'switched_off', 'limited'] as const),
  ],
  async handler({ context, body, target, user }) {
    // Nothing of a temporary one is kept anywhere.
    if (target.isTemporary) throw new AppError('nothing_to_share');
    const snapshot = await takeSnapshot(target, body.withName);
    await assertShareable(context, user.id, snapshot);
    return { status: 200, body: presentShare(await shareConversation(context, target, snapshot)) };
  },
});

const list = route({
  method: 'get',
  path: '/api/shares',
  access: 'user',
  policy: 'self',
  summary: 'The links to conversations of yours, the one renewed last first.',
  responses: { 200: z.array(shareView) },
  async handler({ user }) {
    const found = await Share.find({ userId: user.id }, { messages: 0 })
      .sort({ sharedAt: -1, _id: -1 })
      .limit(LIMITS.sharesPerUser);
    return { status: 200, body: found.map(presentShare) };
  },
});

const end = route({
  method: 'delete',
  path: '/api/shares/:id',
  access: 'user',
  policy: { resource: shares, action: 'change' },
  summary: 'Ends a link to a conversation: nobody reads it from then on.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target }) {
    await endShare(context, target);
    return { status: 200, body: OK };
  },
});

const read = route({
  method: 'post',
  path: '/api/shared',
  access: 'public',
  policy: 'anyone',
  limit: 'sharedReads',
  summary: 'The conversation that a link shows, with or without an account.',
  body: readSharedRequest,
  responses: { 200: sharedTalk },
  refuses: ['not_found', 'age_unverified', 'age_locked', 'region_closed', 'suspended'],
  async handler({ context, body, ctx }) {
    const readerId = ctx.state.user?.id;
    if (readerId === undefined) assertOpenHere(context.config, ctx.headers, 'place');
    else await assertMayEnter(context, ctx.headers, readerId);
    const share = await findShared(context.clock, body.token);
    const isApart =
      share && readerId !== undefined && (await isBlocked(readerId, share.userId.toHexString()));
    if (!share || isApart) throw new AppError('not_found');
    return { status: 200, body: presentSharedTalk(share, readerId) };
  },
});

export const shareRoutes: Route[] = [make, list, end, read];
