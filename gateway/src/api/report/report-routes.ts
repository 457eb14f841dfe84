import { Types } from 'mongoose';
import { z } from 'zod';
import { keepEvidence } from '@vesper/core/cases/evidence';
import { reportCase } from '@vesper/core/cases/report-case';
import { tellHeld } from '@vesper/core/cases/notices';
import type { CaseSubject } from '@vesper/core/contract/case';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import {
  appealRequest,
  decisionView,
  reportRequest,
  reportView,
} from '@vesper/core/contract/report';
import { AppError } from '@vesper/core/errors';
import { Case } from '@vesper/core/models/case';
import { Report } from '@vesper/core/models/report';
import { presentReport } from '@vesper/core/presenters/report';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { decisions as decisionsOf } from '../../resources/decision.ts';
import { appealDecision } from './appeal-decision.ts';
import { findDecisions } from './find-decisions.ts';
import { ownerOf } from './reported-subject.ts';

/**
 * Copied when they are reported: talks, stories, profiles and collections change and go in many places. A picture
 * or a character is copied where its owner is about to change it.
 */
const CHANGING: ReadonlySet<CaseSubject> = new Set([
  ...(['message', 'story', 'profile', 'collection', 'share'] as const),
]);

const report = route({
  method: 'post',
  path: '/api/reports',
  access: 'user',
  policy: 'self',
  limit: 'reports',
  summary: 'Reports something to the moderators; the one whom it is about never learns by whom.',
  body: reportRequest,
  responses: { 201: reportView },
  refuses: ['not_found'],
  async handler({ context, body: { subject, reason, words }, user, actor }) {
    const ownerId = await ownerOf(actor, subject);
    const userId = new Types.ObjectId(user.id);
    const wish = { subject: { ...subject, ownerId }, reason, words };
    const reported = await reportCase(context, userId, wish);
    const { case: opened, own } = reported;
    if (opened.isHeld && !userId.equals(ownerId)) {
      await tellHeld(context, opened).catch((err: unknown) => {
        context.log.warn({ err, case: opened.id }, 'an owner was not told of what is hidden');
      });
    }
    if (CHANGING.has(subject.type)) {
      await keepEvidence(context, subject).catch((err: unknown) => {
        context.log.warn({ err, case: opened.id }, 'what was reported was not copied');
      });
    }
    return { status: 201, body: presentReport(own, opened) };
  },
});

const list = route({
  method: 'get',
  path: '/api/reports',
  access: 'user',
  policy: 'self',
  summary: 'What you reported, newest first, and what came of it.',
  query: pageQuery,
  responses: { 200: z.array(reportView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Report.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Report.find({ userId: user.id, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    const cases = await Case.find({ _id: { $in: items.map(({ caseId }) => caseId) } });
    const byId = new Map(cases.map((one) => [one.id, one]));
    const body = items.flatMap((one) => {
      const about = byId.get(one.caseId.toHexString());
      return about ? presentReport(one, about) : [];
    });
    return { status: 200, body, headers };
  },
});

const decisions = route({
  method: 'get',
  path: '/api/decisions',
  access: 'user',
  whileSuspended: true,
  policy: 'self',
  summary: 'What moderators decided about things of yours, with the reasons; the last 100.',
  responses: { 200: z.array(decisionView) },
  handler: async ({ user }) => ({ status: 200, body: await findDecisions(user.id) }),
});

const appeal = route({
  method: 'post',
  path: '/api/decisions/:id/appeal',
  access: 'user',
  whileSuspended: true,
  policy: { resource: decisionsOf, action: 'appeal' },
  limit: 'appeals',
  summary: 'Has a decision looked at again by somebody else; once, and within 180 days.',
  params: idParams,
  body: appealRequest,
  responses: { 201: decisionView },
  refuses: ['not_found', 'appeal_closed'],
  async handler({ context, body: { words }, user, target }) {
    await appealDecision(context, target, words);
    const [view] = await findDecisions(user.id, target.id);
    if (!view) throw new AppError('not_found');
    return { status: 201, body: view };
  },
});

export const reportRoutes: Route[] = [report, list, decisions, appeal];
