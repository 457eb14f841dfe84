import { z } from 'zod';
import { OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { notificationView, readNotificationsRequest } from '@vesper/core/contract/notification';
import { Notification } from '@vesper/core/models/notification';
import type { Actor } from '@vesper/core/policies/actor';
import { can } from '@vesper/core/policies/notification';
import { presentNotification } from '@vesper/core/presenters/notification';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';

const list = route({
  method: 'get',
  path: '/api/notifications',
  access: 'user',
  policy: 'self',
  summary: 'What ended while none of your tabs was in front, newest first.',
  query: pageQuery,
  responses: { 200: z.array(notificationView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Notification.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Notification.find({ userId: user.id, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.map(presentNotification), headers };
  },
});

/** Those of the named ones that this actor may mark; the others are passed over in silence. */
async function changeable(actor: Actor, ids: string[]) {
  const named = await Notification.find({ _id: { $in: ids } }, { userId: 1 });
  const own = named.filter((notification) => can(actor, 'change', notification));
  return { _id: { $in: own.map(({ _id }) => _id) } };
}

const markRead = route({
  method: 'post',
  path: '/api/notifications/read',
  access: 'user',
  policy: 'self',
  summary: 'Marks these notifications of yours as read, or all of them when none are named.',
  body: readNotificationsRequest,
  responses: { 200: okBody },
  async handler({ context, body, user, actor }) {
    const which = body.ids ? await changeable(actor, body.ids) : { userId: user.id };
    const readAt = context.clock.now();
    await Notification.updateMany({ ...which, readAt: null }, { $set: { readAt } });
    return { status: 200, body: OK };
  },
});

export const notificationRoutes: Route[] = [list, markRead];
