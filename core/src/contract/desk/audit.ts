import { z } from 'zod';
import { id, time } from '../common.ts';
import { LIMITS } from '../limits.ts';

/** Ways by which a step comes: the desk's pages, a key, or a command at the machine. */
export const AUDIT_WAYS = ['desk', 'key', 'command', 'system'] as const;

export const auditDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditDetails = z.infer<typeof auditDetails>;

export const deskAuditEntry = z.object({
  id,
  seq: z.int().positive(),
  at: time,
  /** Null for a command at the machine, and for what the product does by itself. */
  actorId: id.nullable(),
  /** The actor's address today; null when there is no such account any more. */
  actorEmail: z.string().nullable(),
  way: z.enum(AUDIT_WAYS),
  action: z.string(),
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  reason: z.string().nullable(),
  details: auditDetails,
  /** The network address that it came from. */
  from: z.string().nullable(),
  /** For the record of a step that then failed: the number of its entry. */
  failed: z.int().positive().nullable(),
  hash: z.string(),
});
export type DeskAuditEntry = z.infer<typeof deskAuditEntry>;

export const deskAuditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.listMax).default(LIMITS.listDefault),
  before: id.optional(),
  /** Part of a reason, an action, or a target's id. */
  q: z.string().trim().max(LIMITS.searchMax).optional(),
  action: z.string().max(LIMITS.nameMax).optional(),
  actorId: id.optional(),
  targetId: z.string().max(LIMITS.nameMax).optional(),
});

/** The chain of hashes, gone over from its beginning. */
export const deskAuditProof = z.object({
  entries: z.int().nonnegative(),
  /** The first entry that does not fit; null when all do. */
  brokenAt: z.int().positive().nullable(),
  problem: z.string().nullable(),
});
export type DeskAuditProof = z.infer<typeof deskAuditProof>;
