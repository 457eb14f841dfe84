import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { appendAudit } from '@vesper/core/audit/audit-log';
import { proveAudit } from '@vesper/core/audit/prove-audit';
import {
  deskAuditEntry,
  deskAuditProof,
  deskAuditQuery,
  type DeskAuditEntry,
} from '@vesper/core/contract/desk/audit';
import { AppError } from '@vesper/core/errors';
import { AuditEntry, type AuditEntryFields } from '@vesper/core/models/audit-entry';
import { User } from '@vesper/core/models/user';
import { presentAuditEntry } from '@vesper/core/presenters/desk/audit';
import type { GatewayContext } from '../../context.ts';
import { containsPattern } from '../../http/contains-pattern.ts';
import { route, type Route } from '../../http/route.ts';
import { deskList } from './desk-list.ts';

async function findEntries(
  _context: GatewayContext,
  query: z.output<typeof deskAuditQuery>,
): Promise<DeskAuditEntry[]> {
  const { q, action, actorId, targetId, before, limit } = query;
  const anchor = before === undefined ? null : await AuditEntry.findById(before, { seq: 1 });
  if (before !== undefined && !anchor) throw new AppError('not_found');
  const pattern = q ? containsPattern(q) : null;
  const filter: QueryFilter<AuditEntryFields> = {
    ...(action && { action }),
    ...(actorId && { actorId }),
    ...(targetId && { targetId }),
    ...(anchor && { seq: { $lt: anchor.seq } }),
    ...(pattern && { $or: [{ reason: pattern }, { action: pattern }, { targetId: pattern }] }),
  };
  const found = await AuditEntry.find(filter).sort({ seq: -1 }).limit(limit);
  const actors = await User.find(
    { _id: { $in: found.flatMap(({ actorId: id }) => id ?? []) } },
    { email: 1 },
  );
  const emails = new Map(actors.map(({ id, email }) => [id, email]));
  return found.map((entry) => presentAuditEntry(entry, emails));
}

const list = deskList({
  path: '/api/desk/audit',
  action: 'audit.read',
  summary: 'The audit log, newest first, by action, actor, target or words.',
  query: deskAuditQuery,
  row: deskAuditEntry,
  find: findEntries,
  columns: {
    seq: ({ seq }) => seq,
    at: ({ at }) => at,
    actor: ({ actorEmail, actorId }) => actorEmail ?? actorId,
    way: ({ way }) => way,
    action: ({ action }) => action,
    targetKind: ({ targetKind }) => targetKind,
    targetId: ({ targetId }) => targetId,
    reason: ({ reason }) => reason,
    details: ({ details }) => JSON.stringify(details),
    from: ({ from }) => from,
    failed: ({ failed }) => failed,
    hash: ({ hash }) => hash,
  },
});

const prove = route({
  method: 'get',
  path: '/api/desk/audit/proof',
  access: 'staff',
  policy: { desk: 'audit.read' },
  summary: 'Goes over the chain of hashes and says where it breaks; a broken one is noted.',
  responses: { 200: deskAuditProof },
  async handler({ context, staff }) {
    const proof = await proveAudit();
    if (proof.brokenAt !== null) {
      const details = { brokenAt: proof.brokenAt };
      await appendAudit(context, staff, { action: 'audit.broken', details });
    }
    return { status: 200, body: proof };
  },
});

export const deskAuditRoutes: Route[] = [...list, prove];
