import { Types } from 'mongoose';
import { audited } from '@vesper/core/audit/audit-log';
import { changeRole } from '@vesper/core/accounts/change-role';
import { liftSuspension, suspendAccount } from '@vesper/core/accounts/suspension';
import { recordSuspension } from '@vesper/core/cases/record-suspension';
import { resetFactors } from '@vesper/core/accounts/ways-in';
import { idParams } from '@vesper/core/contract/common';
import { reasonRequest } from '@vesper/core/contract/desk/common';
import {
  deskMemberDetails,
  deskPlanRequest,
  deskRoleRequest,
  deskSuspendRequest,
} from '@vesper/core/contract/desk/member';
import { ROLES, type Role } from '@vesper/core/contract/role';
import { applyPlan } from '@vesper/core/purchases/apply-plan';
import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import { route, type Route } from '../../http/route.ts';
import type { Staff } from '../../staff/staff.ts';
import { findLivingMember, memberNow } from './member-details.ts';

/**
 * Nobody acts on somebody of a higher role; a moderator not on another moderator either.
 * @throws AppError `role_required`
 */
function assertBelow(staff: Staff, { role }: { role: Role }): void {
  const [own, theirs] = [ROLES.indexOf(staff.role), ROLES.indexOf(role)];
  if (staff.role !== 'operator' && theirs >= own) throw new AppError('role_required');
}

const targetOf = ({ id }: UserDocument) => ({ kind: 'member', id });

const responses = { 200: deskMemberDetails };

const suspend = route({
  method: 'post',
  path: '/api/desk/members/:id/suspension',
  access: 'staff',
  policy: { desk: 'members.suspend' },
  summary: 'Suspends an account until a time or until lifted; its owner is told, and can appeal.',
  params: idParams,
  body: deskSuspendRequest,
  responses,
  async handler({ context, params, body, staff }) {
    const user = await findLivingMember(params.id);
    assertBelow(staff, user);
    const { until, reason } = body;
    if (until !== null && Date.parse(until) <= context.clock.now().getTime()) {
      const message = 'Choose a time that is still to come.';
      throw new AppError('validation_failed', { issues: [{ path: 'until', message }] });
    }
    if (user.id === staff.userId) {
      const message = 'Nobody can suspend themself: you could not lift it.';
      throw new AppError('validation_failed', { message });
    }
    const step = { action: 'members.suspend', target: targetOf(user), reason, details: { until } };
    await audited(context, staff, step, async (entry) => {
      const given = { reason, by: new Types.ObjectId(staff.userId), at: context.clock.now() };
      const caseId = await recordSuspension({ ...given, ownerId: user._id, entry });
      const end = until === null ? {} : { until: new Date(until) };
      await suspendAccount(context, user._id, { ...given, ...end, caseId });
    });
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const lift = route({
  method: 'delete',
  path: '/api/desk/members/:id/suspension',
  access: 'staff',
  policy: { desk: 'members.suspend' },
  summary: 'Lifts a suspension.',
  params: idParams,
  body: reasonRequest,
  responses,
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    assertBelow(staff, user);
    const step = { action: 'members.lift', target: targetOf(user), reason };
    await audited(context, staff, step, () => liftSuspension(user._id));
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const strike = route({
  method: 'post',
  path: '/api/desk/members/:id/strikes',
  access: 'staff',
  policy: { desk: 'members.suspend' },
  summary: 'Warns a member: the strike stays with the account.',
  params: idParams,
  body: reasonRequest,
  responses,
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    assertBelow(staff, user);
    const by = new Types.ObjectId(staff.userId);
    const step = { action: 'members.strike', target: targetOf(user), reason };
    await audited(context, staff, step, () =>
      User.updateOne(
        { _id: user._id },
        { $push: { strikes: { at: context.clock.now(), reason, by } } },
      ),
    );
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const endSessions = route({
  method: 'delete',
  path: '/api/desk/members/:id/sessions',
  access: 'staff',
  policy: { desk: 'members.suspend' },
  stepUp: 'sign-in',
  summary: 'Ends every session of a member, sockets included.',
  params: idParams,
  body: reasonRequest,
  responses,
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    assertBelow(staff, user);
    const step = { action: 'members.sessions', target: targetOf(user), reason };
    await audited(context, staff, step, () => context.sessions.endAll(user.id));
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const removeFactors = route({
  method: 'delete',
  path: '/api/desk/members/:id/factors',
  access: 'staff',
  policy: { desk: 'members.factors' },
  stepUp: true,
  summary: 'Removes the two-step codes and passkeys that a member has lost, and signs them out.',
  params: idParams,
  body: reasonRequest,
  responses,
  async handler({ context, params, body: { reason }, staff }) {
    const user = await findLivingMember(params.id);
    const step = { action: 'members.factors', target: targetOf(user), reason };
    await audited(context, staff, step, () => resetFactors(context, user));
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const changePlan = route({
  method: 'put',
  path: '/api/desk/members/:id/plan',
  access: 'staff',
  policy: { desk: 'members.plan' },
  summary: 'Gives a member a plan without an end, or takes it back; what is paid for holds.',
  params: idParams,
  body: deskPlanRequest,
  responses,
  async handler({ context, params, body: { plan, reason }, staff }) {
    const user = await findLivingMember(params.id);
    const details = { from: user.plan, to: plan };
    const step = { action: 'members.plan', target: targetOf(user), reason, details };
    await audited(context, staff, step, async () => {
      // A plan without an end: no subscription shortens it. What was paid for comes back after it.
      await User.updateOne({ _id: user._id }, { $set: { plan }, $unset: { planUntil: 1 } });
      await applyPlan(context, user._id);
    });
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

const giveRole = route({
  method: 'put',
  path: '/api/desk/members/:id/role',
  access: 'staff',
  policy: { desk: 'roles.change' },
  stepUp: true,
  summary: 'Gives or takes a role.',
  params: idParams,
  body: deskRoleRequest,
  responses,
  refuses: ['last_operator', 'changed_meanwhile'],
  async handler({ context, params, body: { role, reason }, staff }) {
    const user = await findLivingMember(params.id);
    const details = { from: user.role, to: role };
    const step = { action: 'roles.change', target: targetOf(user), reason, details };
    await audited(context, staff, step, () => changeRole(context, user._id, role));
    return { status: 200, body: await memberNow(context, user.id) };
  },
});

export const deskMemberStepRoutes: Route[] = [
  suspend,
  lift,
  strike,
  endSessions,
  removeFactors,
  changePlan,
  giveRole,
];
