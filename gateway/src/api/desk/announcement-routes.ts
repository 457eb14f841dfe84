import { z } from 'zod';
import { audited } from '@vesper/core/audit/audit-log';
import { idParams } from '@vesper/core/contract/common';
import {
  announcementsView,
  changeAnnouncementRequest,
  createAnnouncementRequest,
  deskAnnouncement,
} from '@vesper/core/contract/desk/announcement';
import { AppError } from '@vesper/core/errors';
import { Announcement } from '@vesper/core/models/announcement';
import {
  presentAnnouncement,
  presentDeskAnnouncement,
} from '@vesper/core/presenters/desk/announcement';
import { Types } from 'mongoose';
import { route, type Route } from '../../http/route.ts';

/** More banners at once than anybody would read. */
const SHOWN_MAX = 3;
const LISTED_MAX = 100;

const show = route({
  method: 'get',
  path: '/api/announcements',
  access: 'user',
  policy: 'public-list',
  summary: 'Announcements that stand now, in a language that the request accepts.',
  responses: { 200: announcementsView },
  async handler({ context, ctx }) {
    const now = context.clock.now();
    const found = await Announcement.find({
      isOff: false,
      startsAt: { $lte: now },
      $or: [{ endsAt: null }, { endsAt: { $gt: now } }],
    }).sort({ startsAt: -1, _id: -1 });
    const understood = found.filter(({ language }) => {
      return language === 'all' || ctx.acceptsLanguages(language) !== false;
    });
    const announcements = understood.slice(0, SHOWN_MAX).map(presentAnnouncement);
    return { status: 200, body: { announcements } };
  },
});

const list = route({
  method: 'get',
  path: '/api/desk/announcements',
  access: 'staff',
  policy: { desk: 'announcements.read' },
  summary: 'Every announcement, the latest first.',
  responses: { 200: z.array(deskAnnouncement) },
  async handler() {
    const found = await Announcement.find().sort({ startsAt: -1, _id: -1 }).limit(LISTED_MAX);
    return { status: 200, body: found.map(presentDeskAnnouncement) };
  },
});

const create = route({
  method: 'post',
  path: '/api/desk/announcements',
  access: 'staff',
  policy: { desk: 'announcements.change' },
  summary: 'Writes an announcement; members see it from its beginning to its end.',
  body: createAnnouncementRequest,
  responses: { 201: deskAnnouncement },
  async handler({ context, body, staff }) {
    const _id = new Types.ObjectId();
    const target = { kind: 'announcement', id: _id.toHexString() };
    const made = await audited(context, staff, { action: 'announcements.create', target }, () =>
      Announcement.create({ ...body, _id, version: 1, createdAt: context.clock.now() }),
    );
    return { status: 201, body: presentDeskAnnouncement(made) };
  },
});

const change = route({
  method: 'put',
  path: '/api/desk/announcements/:id',
  access: 'staff',
  policy: { desk: 'announcements.change' },
  summary: 'Changes an announcement, or switches it off.',
  params: idParams,
  body: changeAnnouncementRequest,
  responses: { 200: deskAnnouncement },
  refuses: ['changed_meanwhile'],
  async handler({ context, params, body, staff }) {
    if (!(await Announcement.exists({ _id: params.id }))) throw new AppError('not_found');
    const { version, ...fields } = body;
    const target = { kind: 'announcement', id: params.id };
    const details = { isOff: body.isOff };
    const step = { action: 'announcements.change', target, details };
    const changed = await audited(context, staff, step, async () => {
      const found = await Announcement.findOneAndUpdate(
        { _id: params.id, version },
        { $set: { ...fields, version: version + 1 } },
        { returnDocument: 'after' },
      );
      if (!found) throw new AppError('changed_meanwhile');
      return found;
    });
    return { status: 200, body: presentDeskAnnouncement(changed) };
  },
});

export const announcementRoutes: Route[] = [show, list, create, change];
