import type { Types } from 'mongoose';
import { activeStrikes } from '../accounts/strikes.ts';
import { liftSuspension, suspendAccount } from '../accounts/suspension.ts';
import { CASE_REASONS } from '../contract/case.ts';
import { LIMITS } from '../contract/limits.ts';
import type { CaseDocument } from '../models/case.ts';
import { User } from '../models/user.ts';
import { openCase } from './open-case.ts';
import type { CaseContext } from './case-context.ts';

/**
 * Gives the owner of a case a strike, once for each case. Two that count keep the account from
 * publishing for a while; three have somebody look at the whole account.
 */
export async function giveStrike(context: CaseContext, decided: CaseDocument): Promise<void> {
  const { _id, ownerId, decision } = decided;
  if (!ownerId || !decision) return;
  const { at, facts: reason, by } = decision;
  await User.updateOne(
    { _id: ownerId, 'strikes._id': { $ne: _id } },
    { $push: { strikes: { _id, at, reason, by } } },
  );
  const user = await User.findById(ownerId, { strikes: 1, voidedStrikes: 1 });
  const strikes = user ? activeStrikes(user, at) : 0;
  const until = new Date(at.getTime() + LIMITS.limitTtl);
  if (decision.action === 'limit' || strikes >= LIMITS.strikesToLimit) {
    await User.updateOne({ _id: ownerId }, { $max: { limitedUntil: until } });
  }
  if (strikes < LIMITS.strikesToReview || decision.action === 'suspend') return;
  const id = ownerId.toHexString();
  const subject = { type: 'account', id, ownerId } as const;
  const details = `${strikes} strikes in 30 days`;
  await openCase(context, { kind: 'review', subject, reason: 'strikes', details });
}

/** Suspends the owner of a case until somebody lifts it; sessions and sockets end. */
export async function suspendFor(context: CaseContext, decided: CaseDocument): Promise<void> {
  const { _id: caseId, ownerId, decision } = decided;
  if (!ownerId || !decision) return;
  const { at, by, rule } = decision;
  const suspension = { at, reason: CASE_REASONS[rule].rule, by, caseId };
  await suspendAccount(context, ownerId, suspension);
}

/** Takes back what a decision did to an account: its strike is voided, and not deleted. */
export async function liftRestrictions(
  { clock }: Pick<CaseContext, 'clock'>,
  { _id, ownerId }: { _id: Types.ObjectId; ownerId?: Types.ObjectId | null },
): Promise<void> {
  if (!ownerId) return;
  const now = clock.now();
  await User.updateOne({ _id: ownerId, 'strikes._id': _id }, { $addToSet: { voidedStrikes: _id } });
  await liftSuspension(ownerId, _id);
  const user = await User.findById(ownerId, { strikes: 1, voidedStrikes: 1 });
  if (user && activeStrikes(user, now) < LIMITS.strikesToLimit) {
    await User.updateOne({ _id: ownerId }, { $unset: { limitedUntil: 1 } });
  }
}
