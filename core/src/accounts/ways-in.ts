import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import { queueMail } from '../mail/queue-mail.ts';
import { Passkey } from '../models/passkey.ts';
import { TwoStep } from '../models/two-step.ts';
import type { UserDocument } from '../models/user.ts';
import { User } from '../models/user.ts';
import { notifyOnce } from '../runs/notify.ts';
import type { RunContext } from '../runs/run-context.ts';
import { SessionStore } from './session-store.ts';

/** What can change about the ways into an account, as its owner is told of it. */
export const WAY_IN_CHANGES = {
  passwordChanged: 'Your password was changed.',
  twoStepOn: 'Two-step codes were turned on.',
  twoStepOff: 'Two-step codes were turned off.',
  recoveryCodesNew: 'New recovery codes were made; the ones before are void.',
  passkeyAdded: 'A passkey was added.',
  passkeyRemoved: 'A passkey was removed.',
  identityLinked: 'A sign-in at another service was linked.',
  identityUnlinked: 'The sign-in at another service was unlinked.',
  factorsReset:
    'An operator removed your two-step codes and passkeys, and signed you out everywhere.',
} as const;

export type WayInChange = keyof typeof WAY_IN_CHANGES;

type TellContext = Pick<RunContext, 'clock' | 'log' | 'queues' | 'redis'>;

/**
 * Tells the owner of an account that a way into it has changed: where they are signed in, and by
 * mail, so that whoever did it with a stolen session cannot do it unseen.
 */
export async function tellWayInChanged(
  context: TellContext,
  userId: Types.ObjectId | string,
  change: WayInChange,
): Promise<void> {
  const user = await User.findById(userId, { email: 1 });
  if (!user) return;
  const { _id, email } = user;
  await notifyOnce(context, _id, {
    key: `way-in:${randomUUID()}`,
    type: 'way_in_changed',
    title: 'Account security',
    body: WAY_IN_CHANGES[change],
    data: {},
  });
  // A changed password has a mail of its own, with another advice.
  const isPassword = change === 'passwordChanged';
  const mail = isPassword
    ? { kind: 'passwordChanged' as const }
    : { kind: 'wayInChanged' as const, details: { change: WAY_IN_CHANGES[change] } };
  await queueMail(context, { ...mail, to: email, userId: _id });
}

/**
 * Takes two-step codes and passkeys from an account whose owner has lost them, ends its sessions and
 * tells the owner. The password, the address and a linked sign-in stay: one of them is still needed.
 * @returns how many of each there were
 */
export async function resetFactors(
  context: TellContext,
  { _id, id }: Pick<UserDocument, '_id' | 'id'>,
): Promise<{ codes: number; passkeys: number }> {
  const codes = await TwoStep.deleteMany({ userId: _id });
  const passkeys = await Passkey.deleteMany({ userId: _id });
  await new SessionStore(context.redis, context.clock).destroyAll(String(id));
  await tellWayInChanged(context, _id, 'factorsReset');
  return { codes: codes.deletedCount, passkeys: passkeys.deletedCount };
}
