import { createHash } from 'node:crypto';
import type { AuditEntryFields } from '../models/audit-entry.ts';

/** What the first entry has for the hash of the one before. */
export const GENESIS = '0'.repeat(64);

type Hashed = Omit<AuditEntryFields, 'hash'>;

/** The hash of an entry: SHA-256 over every field of it, in this order, and the hash before. */
export function hashOf(entry: Hashed): string {
  const fields = [
    ...[entry.seq, entry.at.toISOString(), entry.actorId?.toHexString() ?? null, entry.way],
    ...[entry.keyId ?? null, entry.action, entry.targetKind ?? null, entry.targetId ?? null],
    ...[entry.reason ?? null, entry.details, entry.from ?? null, entry.failed ?? null],
    entry.previous,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
