import { z } from 'zod';
import { OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { notificationView, readNotificationsRequest } from '@vesper/core/contract/notification';
import { Notification } from '@vesper/core/models/notification';
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

const markRead = route({
  method: 'post',
  path: '/api/notifications/read',
  access: 'user',
  policy: 'self',
  summary: 'Marks these notifications of yours as read, or all of them when none are named.',
  body: readNotificationsRequest,
  responses: { 200: okBody },
  async handler({ context, body, user }) {
    const named = body.ids ? { _id: { $in: body.ids } } : {};
    await Notification.updateMany(
      { userId: user.id, readAt: null, ...named },
      { $set: { readAt: context.clock.now() } },
    );
    return { status: 200, body: OK };
  },
});

export const notificationRoutes: Route[] = [list, markRead];
