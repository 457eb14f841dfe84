import { Types } from 'mongoose';
import { appendAudit, audited } from '@vesper/core/audit/audit-log';
import { isLastOperator } from '@vesper/core/accounts/change-role';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { reasonRequest } from '@vesper/core/contract/desk/common';
import { deskEraseRequest, deskMemberDetails } from '@vesper/core/contract/desk/member';
import { LIMITS } from '@vesper/core/contract/limits';
import { beginErasure, eraseUser } from '@vesper/core/erasure/erase-user';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { route, type Route } from '../../http/route.ts';
import { findLivingMember, memberNow } from './member-details.ts';

const ask = route({
  method: 'post',
  path: '/api/desk/members/:id/erasure',
  access: 'staff',
  policy: { desk: 'members.erase' },
  stepUp: true,
  summary: 'Asks for an account to be erased: once another operator confirms it, or in an hour.',
  params: idParams,
  body: deskEraseRequest,
  responses: { 200: deskMemberDetails },
  refuses: ['last_operator'],
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    if (await isLastOperator(user._id)) throw new AppError('last_operator');
    const at = context.clock.now();
    const dueAt = new Date(at.getTime() + LIMITS.erasureWait);
    const target = { kind: 'member', id: user.id };
    const step = { action: 'members.erase', target, reason, details: { due: dueAt.toISOString() } };
    await audited(context, staff, step, (entry) =>
      // Asked twice it stays as it was: nobody can put it off, or hurry it, by asking again.
      User.updateOne(
        { _id: user._id, erasureAsked: { $exists: false } },
        { $set: { erasureAsked: { by: new Types.ObjectId(staff.userId), at, dueAt, entry } } },
      ),
    );
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const confirm = route({
  method: 'post',
  path: '/api/desk/members/:id/erasure/confirm',
  access: 'staff',
  policy: { desk: 'members.erase' },
  stepUp: true,
  summary: 'Erases an account at once that another operator asked to erase.',
  params: idParams,
  body: deskEraseRequest,
  responses: { 200: okBody },
  refuses: ['second_person', 'last_operator'],
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    const { erasureAsked } = user;
    if (!erasureAsked) throw new AppError('not_found');
    if (erasureAsked.by?.equals(staff.userId)) throw new AppError('second_person');
    if (await isLastOperator(user._id)) throw new AppError('last_operator');
    const target = { kind: 'member', id: user.id };
    const step = { action: 'members.erase.confirm', target, reason };
    await audited(context, staff, step, async () => {
      await beginErasure(user._id, context.clock.now());
      await context.sessions.endAll(user.id);
      await eraseUser(context, user._id);
      await context.sessions.endAll(user.id);
    });
    return { status: 200, body: OK };
  },
});

const cancel = route({
  method: 'delete',
  path: '/api/desk/members/:id/erasure',
  access: 'staff',
  policy: { desk: 'members.erase' },
  summary: 'Takes back an erasure that has not begun.',
  params: idParams,
  body: reasonRequest,
  responses: { 200: deskMemberDetails },
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    const step = {
      action: 'members.erase.cancel',
      target: { kind: 'member', id: user.id },
      reason,
    };
    await appendAudit(context, staff, step);
    await User.updateOne({ _id: user._id, erasedAt: null }, { $unset: { erasureAsked: 1 } });
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

export const deskErasureRoutes: Route[] = [ask, confirm, cancel];
