import { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { AuditDetails, AUDIT_WAYS } from '../contract/desk/audit.ts';
import type { Logger } from '../log.ts';
import { AuditEntry, AuditHead } from '../models/audit-entry.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { GENESIS, hashOf } from './chain.ts';

/** Whoever does a step, and from where. */
export interface AuditActor {
  /** Null for a command at the machine and for what the product does by itself. */
  userId: string | null;
  way: (typeof AUDIT_WAYS)[number];
  keyId?: string | undefined;
  from?: string | undefined;
}

/** A step: what is done, to whom or what, and why. Ids only; no mail addresses, no texts. */
export interface AuditStep {
  action: string;
  target?: { kind: string; id: string } | undefined;
  reason?: string | undefined;
  details?: AuditDetails | undefined;
}

function fieldsOf(actor: AuditActor, { action, target, reason, details = {} }: AuditStep) {
  return {
    ...(actor.userId !== null && { actorId: new Types.ObjectId(actor.userId) }),
    ...{ way: actor.way, keyId: actor.keyId, from: actor.from, action, reason },
    ...{ targetKind: target?.kind, targetId: target?.id, details: JSON.stringify(details) },
  };
}

interface AuditContext {
  clock: Clock;
  log: Logger;
}

/**
 * Adds an entry at the end of the log. Its number and hash go to the process's own log too: whoever
 * keeps those lines elsewhere can tell a chain that was made anew.
 * @returns its number
 */
export async function appendAudit(
  { clock, log }: AuditContext,
  actor: AuditActor,
  step: AuditStep,
  failed?: number,
): Promise<number> {
  for (;;) {
    const last = await AuditEntry.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 });
    const fields = {
      ...{ seq: (last?.seq ?? 0) + 1, at: clock.now(), previous: last?.hash ?? GENESIS },
      ...{ ...fieldsOf(actor, step), failed },
    };
    const entry = { ...fields, hash: hashOf(fields) };
    try {
      await AuditEntry.create(entry);
    } catch (err) {
      // Another process was faster: this one comes after it.
      if (isDuplicateKey(err)) continue;
      throw err;
    }
    const { seq, hash } = entry;
    log.info({ audit: seq, action: step.action, hash }, 'audit');
    await moveHead(seq, hash);
    return seq;
  }
}

async function moveHead(seq: number, hash: string): Promise<void> {
  const newer = { _id: 'head', seq: { $lt: seq } };
  try {
    await AuditHead.updateOne(newer, { $set: { seq, hash } }, { upsert: true });
  } catch (err) {
    // A head that is newer already met the insertion's id.
    if (!isDuplicateKey(err)) throw err;
  }
}

/**
 * Does a step that the audit log is to know of. The entry is written first, so that nothing is ever
 * done without one; where the step fails, a second entry says so.
 * @param work gets the number of the entry
 */
export async function audited<Result>(
  context: AuditContext,
  actor: AuditActor,
  step: AuditStep,
  work: (entry: number) => Promise<Result>,
): Promise<Result> {
  const entry = await appendAudit(context, actor, step);
  try {
    return await work(entry);
  } catch (err) {
    const { action, target } = step;
    const code = err instanceof Error && 'code' in err ? String(err.code) : 'error';
    const failed = { action, target, details: { code } };
    await appendAudit(context, actor, failed, entry).catch((error: unknown) => {
      context.log.warn(
        { err: error, audit: entry },
        'the failure of a step is not in the audit log',
      );
    });
    throw err;
  }
}
