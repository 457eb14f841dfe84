import { Types } from 'mongoose';
import { z } from 'zod';
import { audited } from '@vesper/core/audit/audit-log';
import { assertMayDecide, decideCase } from '@vesper/core/cases/decide-case';
import { readCasePicture } from '@vesper/core/cases/evidence';
import { fileBytes, idParams } from '@vesper/core/contract/common';
import {
  decideCaseRequest,
  deskCase,
  deskCaseDetails,
  deskCasesQuery,
} from '@vesper/core/contract/desk/case';
import { reasonRequest } from '@vesper/core/contract/desk/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Case, type CaseDocument } from '@vesper/core/models/case';
import { claimOf, presentDeskCase } from '@vesper/core/presenters/desk/case';
import { cutPage } from '../../../http/paging.ts';
import { route, type Route } from '../../../http/route.ts';
import type { Staff } from '../../../staff/staff.ts';
import { caseDetails } from './case-details.ts';
import { findCases } from './find-cases.ts';

/** @throws AppError `not_found` */
async function findCase(id: string): Promise<CaseDocument> {
  const one = await Case.findById(id);
  if (!one) throw new AppError('not_found');
  return one;
}

const targetOf = ({ id }: CaseDocument) => ({ kind: 'case', id });

/** @throws AppError `case_unclaimed` unless this person is working on it */
function assertClaimed(one: CaseDocument, { userId }: Staff, now: Date): void {
  if (claimOf(one, now, userId)?.isOwn !== true) throw new AppError('case_unclaimed');
}

const responses = { 200: deskCaseDetails };

const list = route({
  method: 'get',
  path: '/api/desk/cases',
  access: 'staff',
  policy: { desk: 'cases.read' },
  summary: 'Cases that wait, the one due first at the top; or those decided, the newest first.',
  query: deskCasesQuery,
  responses: { 200: z.array(deskCase) },
  async handler({ context, query, staff, ctx }) {
    const now = context.clock.now();
    const { limit } = query;
    const found = await findCases(staff.userId, now, { ...query, limit: limit + 1 });
    const { items, headers } = cutPage(ctx, found, limit);
    const body = items.map((one) => presentDeskCase(one, now, staff.userId));
    return { status: 200, body, headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/desk/cases/:id',
  access: 'staff',
  policy: { desk: 'cases.read' },
  summary: 'One case; what it is about shows to whoever has claimed it, and pictures one by one.',
  params: idParams,
  responses,
  async handler({ context, params, staff }) {
    const body = await caseDetails(context, await findCase(params.id), staff.userId);
    return { status: 200, body };
  },
});

const claim = route({
  method: 'post',
  path: '/api/desk/cases/:id/claim',
  access: 'staff',
  policy: { desk: 'cases.decide' },
  summary:
    'Takes a case for half an hour, or goes on with it; nobody else can decide it meanwhile.',
  params: idParams,
  responses,
  refuses: ['case_claimed', 'case_decided', 'own_case', 'other_reviewer'],
  async handler({ context, params, staff }) {
    const one = await findCase(params.id);
    if (!one.open) throw new AppError('case_decided');
    await assertMayDecide(staff, one);
    const now = context.clock.now();
    const by = new Types.ObjectId(staff.userId);
    const until = new Date(now.getTime() + LIMITS.caseLease);
    const step = { action: 'cases.claim', target: targetOf(one) };
    const claimed = await audited(context, staff, step, async () => {
      const free = [
        { claim: { $exists: false } },
        { 'claim.by': by },
        { 'claim.until': { $lte: now } },
      ];
      const updated = await Case.findOneAndUpdate(
        { _id: one._id, open: true, $or: free },
        { $set: { claim: { by, until } } },
        { returnDocument: 'after' },
      );
      if (!updated) throw new AppError('case_claimed');
      return updated;
    });
    return { status: 200, body: await caseDetails(context, claimed, staff.userId) };
  },
});

const release = route({
  method: 'delete',
  path: '/api/desk/cases/:id/claim',
  access: 'staff',
  policy: { desk: 'cases.decide' },
  summary: 'Leaves a case to others.',
  params: idParams,
  responses,
  refuses: ['case_unclaimed'],
  async handler({ context, params, staff }) {
    const one = await findCase(params.id);
    assertClaimed(one, staff, context.clock.now());
    const step = { action: 'cases.release', target: targetOf(one) };
    await audited(context, staff, step, () =>
      Case.updateOne(
        { _id: one._id, 'claim.by': new Types.ObjectId(staff.userId) },
        { $unset: { claim: 1 } },
      ),
    );
    const body = await caseDetails(context, await findCase(one.id), staff.userId);
    return { status: 200, body };
  },
});

const escalate = route({
  method: 'post',
  path: '/api/desk/cases/:id/escalation',
  access: 'staff',
  policy: { desk: 'cases.decide' },
  summary: 'Leaves a case to operators.',
  params: idParams,
  body: reasonRequest,
  responses,
  refuses: ['case_unclaimed'],
  async handler({ context, params, body: { reason }, staff }) {
    const one = await findCase(params.id);
    assertClaimed(one, staff, context.clock.now());
    const step = { action: 'cases.escalate', target: targetOf(one), reason };
    await audited(context, staff, step, () =>
      Case.updateOne(
        { _id: one._id, open: true, 'claim.by': new Types.ObjectId(staff.userId) },
        { $set: { isEscalated: true }, $unset: { claim: 1 } },
      ),
    );
    const body = await caseDetails(context, await findCase(one.id), staff.userId);
    return { status: 200, body };
  },
});

const unblur = route({
  method: 'post',
  path: '/api/desk/cases/:id/picture',
  access: 'staff',
  policy: { desk: 'cases.decide' },
  summary: 'Shows the picture of a claimed case; every look is in the audit log.',
  params: idParams,
  produces: ['image/webp', 'image/png'],
  responses: { 200: fileBytes },
  refuses: ['case_unclaimed', 'not_found'],
  async handler({ context, params, staff }) {
    const one = await findCase(params.id);
    assertClaimed(one, staff, context.clock.now());
    const details = { subject: `${one.subjectType}:${one.subjectId}` };
    const step = { action: 'cases.unblur', target: targetOf(one), details };
    const bytes = await audited(context, staff, step, async () => {
      const found = await readCasePicture(context.storage, one);
      if (!found) throw new AppError('not_found');
      return found;
    });
    const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
    const type = isPng ? 'image/png' : 'image/webp';
    const headers = { 'Content-Type': type, 'Cache-Control': 'private, no-store' };
    return { status: 200, body: bytes, headers };
  },
});

const decide = route({
  method: 'post',
  path: '/api/desk/cases/:id/decision',
  access: 'staff',
  policy: { desk: 'cases.decide' },
  summary: 'Decides a claimed case; the owner and those who reported it are told at once.',
  params: idParams,
  body: decideCaseRequest,
  responses,
  refuses: ['case_unclaimed', 'case_decided', 'own_case', 'other_reviewer'],
  async handler({ context, params, body, staff }) {
    const one = await findCase(params.id);
    await decideCase(context, staff, one, body);
    const after = await caseDetails(context, await findCase(one.id), staff.userId);
    return { status: 200, body: after };
  },
});

export const deskCaseRoutes: Route[] = [list, read, claim, release, escalate, unblur, decide];
