import { Types } from 'mongoose';
import { Case, type CaseDocument } from '../models/case.ts';
import { User } from '../models/user.ts';
import { forgetRemovedPicture } from '../pictures/removed-pictures.ts';
import { passPicture } from '../pictures/settle-decided-picture.ts';
import { STANDING_CHANNEL } from '../runs/channels.ts';
import type { CaseContext } from './case-context.ts';
import { tellDecision } from './notices.ts';
import { giveStrike, liftRestrictions, suspendFor } from './strikes.ts';
import { hideSubject, showSubject, takeDownSubject, type SubjectRef } from './subjects.ts';

/** A decision of this age was left behind by a process that died. */
const LEFT_BEHIND_MS = 20_000;
const BATCH = 100;

/** Decisions that keep what they are about out of sight. */
const HIDING = ['hide', 'remove', 'limit', 'suspend'] as const;

const subjectOf = ({ subjectType, subjectId }: CaseDocument): SubjectRef => ({
  type: subjectType,
  id: subjectId,
});

/** Does all that a decision leads to. Safe to repeat. */
export async function settleDecision(context: CaseContext, decided: CaseDocument): Promise<void> {
  if (decided.kind === 'appeal') await settleAppeal(context, decided);
  else await settleFirst(context, decided);
  await forgetWords(decided);
  await tellDecision(context, decided);
  await Case.updateOne({ _id: decided._id }, { $set: { settledAt: context.clock.now() } });
}

/** What somebody said who has erased the account since was kept for this decision alone. */
async function forgetWords({ _id, kind, ownerId }: CaseDocument): Promise<void> {
  if (!ownerId || (kind !== 'appeal' && kind !== 'age')) return;
  if (!(await User.exists({ _id: ownerId }))) {
    await Case.updateOne({ _id }, { $set: { details: null } });
  }
}

/** Finishes decisions whose process died before everything was done. */
export async function settleDecisions(context: CaseContext): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LEFT_BEHIND_MS);
  const left = await Case.find({
    'decision.at': { $lt: before },
    settledAt: { $exists: false },
  }).limit(BATCH);
  for (const one of left) await settleDecision(context, one);
  return left.length;
}

async function settleFirst(context: CaseContext, decided: CaseDocument): Promise<void> {
  const { decision } = decided;
  if (!decision) return;
  const { action, at } = decision;
  const subject = subjectOf(decided);
  if (action === 'dismiss' || action === 'warn') {
    await release(decided);
    // What a check could not decide, somebody has: it may be seen.
    if (decided.reason === 'check') await passPicture(context.clock, subject);
  } else if (action === 'hide' || action === 'limit') await hideSubject(subject, at);
  else await takeDownSubject(subject, at);
  if (subject.type === 'account') await context.redis.publish(STANDING_CHANNEL, subject.id);
  if (action === 'dismiss' || action === 'hide') return suspendIfChild(context, decided);
  await giveStrike(context, decided);
  if (action === 'suspend') await suspendFor(context, decided);
  else await suspendIfChild(context, decided);
}

/** Whoever endangers children is out at once, whatever else was decided. */
async function suspendIfChild(context: CaseContext, decided: CaseDocument): Promise<void> {
  const { action, rule } = decided.decision ?? {};
  if (rule !== 'child_safety' || action === 'dismiss' || decided.kind === 'review') return;
  await suspendFor(context, decided);
}

/** Shows the subject of a case again, unless another case keeps it out of sight. */
async function release(decided: CaseDocument): Promise<void> {
  const { _id, subjectType, subjectId, isHeld, overturnedAt } = decided;
  if (!isHeld && !overturnedAt) return;
  const others = { _id: { $ne: _id }, subjectType, subjectId } as const;
  // A suspension by itself hides nothing: it is undone by being lifted.
  const hiding = { 'decision.action': { $in: [...HIDING] }, kind: { $ne: 'suspension' } } as const;
  const stays = await Case.exists({
    ...others,
    $or: [
      { open: true, isHeld: true },
      { ...hiding, overturnedAt: { $exists: false } },
    ],
  });
  if (!stays) await showSubject(subjectOf(decided));
}

async function settleAppeal(context: CaseContext, appeal: CaseDocument): Promise<void> {
  if (appeal.decision?.action !== 'overturn') return;
  const overturned = await Case.findOneAndUpdate(
    { _id: appeal.appealOf ?? new Types.ObjectId() },
    { $set: { overturnedAt: appeal.decision.at } },
    { returnDocument: 'after' },
  );
  if (!overturned) return;
  const { listed } = overturned;
  if (listed) await forgetRemovedPicture({ sha256: listed, hash: null });
  await release(overturned);
  await liftRestrictions(context, overturned);
}
