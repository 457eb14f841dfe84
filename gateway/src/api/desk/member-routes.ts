import { z } from 'zod';
import { idParams, pageQuery } from '@vesper/core/contract/common';
import {
  deskLedgerEntry,
  deskMember,
  deskMemberDetails,
  deskMemberRecord,
  deskMembersQuery,
} from '@vesper/core/contract/desk/member';
import { audited } from '@vesper/core/audit/audit-log';
import { AppError } from '@vesper/core/errors';
import { presentMovement } from '@vesper/core/presenters/token';
import { attachFile } from '../../http/attach-file.ts';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { readHistory } from '../token/history.ts';
import { deskList } from './desk-list.ts';
import { findMembers } from './find-members.ts';
import { findMember, memberDetails } from './member-details.ts';

const list = deskList({
  path: '/api/desk/members',
  action: 'members.read',
  summary: 'Members, newest first, by mail address, name, id, role, plan or state.',
  query: deskMembersQuery,
  row: deskMember,
  find: findMembers,
  columns: {
    id: ({ id }) => id,
    email: ({ email }) => email,
    name: ({ name }) => name,
    role: ({ role }) => role,
    plan: ({ plan }) => plan,
    tokens: ({ tokens }) => tokens,
    debt: ({ debt }) => debt,
    strikes: ({ strikes }) => strikes,
    suspendedUntil: ({ suspendedUntil }) => suspendedUntil,
    erasure: ({ erasure }) => erasure,
    createdAt: ({ createdAt }) => createdAt,
  },
});

const read = route({
  method: 'get',
  path: '/api/desk/members/:id',
  access: 'staff',
  policy: { desk: 'members.read' },
  summary: 'One account: balance, plan, sessions, strikes; nothing of what was written or painted.',
  params: idParams,
  responses: { 200: deskMemberDetails },
  async handler({ context, params }) {
    return { status: 200, body: await memberDetails(context, await findMember(params.id)) };
  },
});

const ledger = route({
  method: 'get',
  path: '/api/desk/members/:id/ledger',
  access: 'staff',
  policy: { desk: 'members.read' },
  summary: "Every movement of a member's tokens, newest first.",
  params: idParams,
  query: pageQuery,
  responses: { 200: z.array(deskLedgerEntry) },
  async handler({ params, query, ctx }) {
    const { _id } = await findMember(params.id);
    const { before, limit } = query;
    const found = await readHistory(_id, { before, limit: limit + 1 });
    if (!found) throw new AppError('not_found');
    const { items, headers } = cutPage(ctx, found, limit);
    // Pictures are private, so no movement says which one it paid for.
    return { status: 200, body: items.map((it) => presentMovement(it)), headers };
  },
});

const exportRecord = route({
  method: 'get',
  path: '/api/desk/members/:id/export',
  access: 'staff',
  policy: { desk: 'members.export' },
  summary: 'The record of an account as a file: never talks, pictures or photos.',
  params: idParams,
  responses: { 200: deskMemberRecord },
  async handler({ context, params, staff, ctx }) {
    const user = await findMember(params.id);
    const target = { kind: 'member', id: user.id };
    const body = await audited(context, staff, { action: 'members.export', target }, async () => ({
      account: await memberDetails(context, user),
      ledger: await wholeLedger(user._id),
    }));
    attachFile(ctx, `account ${user.id}`, 'json');
    return { status: 200, body };
  },
});

async function wholeLedger(userId: Parameters<typeof readHistory>[0]) {
  const rows: Array<ReturnType<typeof presentMovement>> = [];
  for (;;) {
    const page = (await readHistory(userId, { before: rows.at(-1)?.id, limit: 500 })) ?? [];
    rows.push(...page.map((movement) => presentMovement(movement)));
    if (page.length < 500) return rows;
  }
}

export const deskMemberRoutes: Route[] = [...list, read, ledger, exportRecord];
