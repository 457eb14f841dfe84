import { Types } from 'mongoose';
import {
  CASE_PRIORITIES,
  CASE_REASONS,
  DUE_MS,
  type CaseKind,
  type CasePriority,
  type CaseReasonName,
} from '../contract/case.ts';
import type { Clock } from '../clock.ts';
import { Case, type CaseDocument } from '../models/case.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { hideSubject, type SubjectRef } from './subjects.ts';

export interface NewCase {
  kind: CaseKind;
  /** `ownerId` is missing where nobody knows whose it is. */
  subject: SubjectRef & { ownerId?: Types.ObjectId | string | undefined };
  reason: CaseReasonName;
  /** Default: that of the reason. */
  priority?: CasePriority;
  /** For whoever decides: what was found, never what somebody wrote in private. */
  details?: string;
  /** The case whose decision an appeal is about. */
  appealOf?: Types.ObjectId;
  /** Keeps the subject out of sight until decided. Default: as the reason says. */
  holds?: boolean;
}

/**
 * Opens a case for the desk, or adds to the one of this kind that is open about the same subject:
 * the more urgent of both stays. The subject is hidden at once where the reason asks for it.
 */
export async function openCase({ clock }: { clock: Clock }, wish: NewCase): Promise<CaseDocument> {
  const { kind, subject, reason, details, appealOf } = wish;
  const { priority, holds } = rankOf(wish);
  const now = clock.now();
  // Before the case: what is reported is out of sight even if the rest comes to nothing.
  if (holds) await hideSubject(subject, now);
  const key = { kind, subjectType: subject.type, subjectId: subject.id, open: true } as const;
  const opened = await insertOnce(key, {
    ...{ reason, priority, openedAt: now, isHeld: holds, reports: 0 },
    ...{ dueAt: dueFrom(now, priority), details: details ?? null },
    ...(appealOf && { appealOf }),
    ...(subject.ownerId !== undefined && { ownerId: new Types.ObjectId(subject.ownerId) }),
  });
  return raise(opened, { reason, priority, holds }, now);
}

type Rank = Pick<NewCase, 'reason'> & { priority: CasePriority; holds: boolean };

function rankOf({ reason, priority, holds }: NewCase): Rank {
  const { priority: usual, hides = false } = CASE_REASONS[reason];
  return { reason, priority: priority ?? usual, holds: holds ?? hides };
}

/** Lifts an open case to what a further report of it asks for; nothing makes it less urgent. */
async function raise(
  opened: CaseDocument,
  { reason, priority, holds }: Rank,
  now: Date,
): Promise<CaseDocument> {
  const isUrgent = CASE_PRIORITIES.indexOf(priority) < CASE_PRIORITIES.indexOf(opened.priority);
  if (!isUrgent && (!holds || opened.isHeld)) return opened;
  const dueAt = new Date(Math.min(dueFrom(now, priority).getTime(), opened.dueAt.getTime()));
  const change = { ...(isUrgent && { reason, priority, dueAt }), ...(holds && { isHeld: true }) };
  const raised = await Case.findOneAndUpdate(
    { _id: opened._id, open: true },
    { $set: change },
    { returnDocument: 'after' },
  );
  return raised ?? opened;
}

const dueFrom = (now: Date, priority: CasePriority): Date =>
  new Date(now.getTime() + DUE_MS[priority]);

type CaseKey = Pick<CaseDocument, 'kind' | 'subjectType' | 'subjectId'> & { open: true };

/** The open case of this key, which is made where there is none. */
async function insertOnce(key: CaseKey, fields: object): Promise<CaseDocument> {
  const found = await Case.findOne(key);
  if (found) return found;
  try {
    return await Case.create({ ...key, ...fields });
  } catch (err) {
    // Somebody else opened it at the same time.
    const other = isDuplicateKey(err) ? await Case.findOne(key) : null;
    if (!other) throw err;
    return other;
  }
}
