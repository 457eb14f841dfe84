import type { Types } from 'mongoose';
import type { TwoStepSetup } from '@vesper/core/contract/account-security';
import { AppError } from '@vesper/core/errors';
import { TwoStep, type TwoStepDocument } from '@vesper/core/models/two-step';
import type { UserDocument } from '@vesper/core/models/user';
import { twoStepBox } from '@vesper/core/secrets/two-step-secrets';
import type { GatewayContext } from '../context.ts';
import {
  inGroups,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  setupOf,
  stepOf,
} from './authenticator.ts';

type Context = Pick<GatewayContext, 'config' | 'clock' | 'limits'>;

/** The codes of an account that its sign-in asks for; null while it asks for none. */
export function findTwoStep(userId: string | Types.ObjectId): Promise<TwoStepDocument | null> {
  return TwoStep.findOne({ userId, confirmedAt: { $ne: null } });
}

/**
 * Begins to set codes up; they count once one of them was given.
 * @throws AppError `secrets_key_missing`, `two_step_on`
 */
export async function beginTwoStep(
  { config, clock }: Context,
  { _id, id, email }: UserDocument,
): Promise<TwoStepSetup> {
  const box = twoStepBox(config);
  if (!box) throw new AppError('secrets_key_missing');
  if (await findTwoStep(_id)) throw new AppError('two_step_on');
  const secret = newSecret();
  const fields = { secret: box.seal(secret, id), createdAt: clock.now(), lastStep: 0 };
  await TwoStep.updateOne({ userId: _id, confirmedAt: null }, { $set: fields }, { upsert: true });
  return setupOf(secret, email);
}

/**
 * Turns the codes on by the first one.
 * @returns codes for the case that the authenticator is lost
 * @throws AppError `two_step_not_begun`, `wrong_code`
 */
export async function confirmTwoStep(
  context: Context,
  userId: string,
  code: string,
): Promise<string[]> {
  const begun = await TwoStep.findOne({ userId, confirmedAt: null });
  if (!begun) throw new AppError('two_step_not_begun');
  const recoveryCodes = newRecoveryCodes();
  await guarded(context, userId, async () => {
    const step = stepIn(context, begun, code);
    if (step === null) return false;
    const { modifiedCount } = await TwoStep.updateOne(
      { _id: begun._id, secret: begun.secret, confirmedAt: null },
      {
        $set: {
          ...{ confirmedAt: context.clock.now(), lastStep: step },
          recoveryCodes: recoveryCodes.map(recoveryHash),
        },
      },
    );
    return modifiedCount === 1;
  });
  return recoveryCodes.map(inGroups);
}

/** Takes the place of all codes for the case that the authenticator is lost. */
export async function renewRecoveryCodes(userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const { matchedCount } = await TwoStep.updateOne(
    { userId, confirmedAt: { $ne: null } },
    { $set: { recoveryCodes: codes.map(recoveryHash) } },
  );
  if (matchedCount === 0) throw new AppError('two_step_not_begun');
  return codes.map(inGroups);
}

/**
 * Uses up a code: one of the authenticator that is newer than the last one, or one of those for the
 * case that it is lost.
 * @throws AppError `wrong_code`, `rate_limited`
 */
export async function useCode(context: Context, userId: string, code: string): Promise<void> {
  const codes = await findTwoStep(userId);
  await guarded(context, userId, async () => {
    if (!codes) return false;
    const step = stepIn(context, codes, code);
    const used =
      step === null
        ? await TwoStep.updateOne(
            { _id: codes._id, recoveryCodes: recoveryHash(code) },
            { $pull: { recoveryCodes: recoveryHash(code) } },
          )
        : await TwoStep.updateOne(
            { _id: codes._id, secret: codes.secret, lastStep: { $lt: step } },
            { $set: { lastStep: step } },
          );
    return used.modifiedCount === 1;
  });
}

function stepIn({ config, clock }: Context, codes: TwoStepDocument, code: string): number | null {
  const secret = twoStepBox(config)?.open(codes.secret, codes.userId.toHexString());
  return secret === undefined ? null : stepOf(secret, code, clock.now());
}

/** Counts a guess before it is made, so that many at once do not pass together. */
async function guarded(
  { limits }: Context,
  userId: string,
  attempt: () => Promise<boolean>,
): Promise<void> {
  const key = `user:${userId}`;
  await limits.consume('codeGuesses', key);
  if (!(await attempt())) throw new AppError('wrong_code');
  await limits.forget('codeGuesses', key);
}
