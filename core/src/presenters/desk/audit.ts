import { auditDetails, type DeskAuditEntry } from '../../contract/desk/audit.ts';
import type { AuditEntryDocument } from '../../models/audit-entry.ts';

/** An entry of the audit log, with today's mail address of whoever did the step. */
export function presentAuditEntry(
  entry: AuditEntryDocument,
  emails: ReadonlyMap<string, string>,
): DeskAuditEntry {
  const actorId = entry.actorId?.toHexString() ?? null;
  const { targetKind = null, targetId = null, reason = null, from = null, failed = null } = entry;
  return {
    id: entry.id,
    seq: entry.seq,
    at: entry.at.toISOString(),
    actorId,
    actorEmail: emails.get(actorId ?? '') ?? null,
    way: entry.way,
    action: entry.action,
    ...{ targetKind, targetId, reason, from, failed },
    details: auditDetails.parse(JSON.parse(entry.details)),
    hash: entry.hash,
  };
}
