import { PASSWORD_REFUSALS } from '@vesper/core/contract/password';
import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import type { GatewayContext } from '../context.ts';
import { isBreached } from './breached-passwords.ts';
import { isWeakPassword } from './password-strength.ts';

interface OwnWords {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** What others would try who know whose account it is. */
export function ownWords({ email, firstName, lastName }: OwnWords): string[] {
  return [email, firstName ?? '', lastName ?? ''];
}

function refused(message: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: 'password', message }] });
}

/** @throws AppError `validation_failed` for a password that breaches have made known */
export async function assertNotBreached(context: GatewayContext, password: string): Promise<void> {
  if (await isBreached(context, password)) throw refused(PASSWORD_REFUSALS.breached);
}

/**
 * Refuses a password that is guessed first, or known.
 * @throws AppError `validation_failed`
 */
export async function assertGoodPassword(
  context: GatewayContext,
  password: string,
  account: OwnWords,
): Promise<void> {
  if (isWeakPassword(password, ownWords(account))) throw refused(PASSWORD_REFUSALS.weak);
  await assertNotBreached(context, password);
}

/**
 * Gives an account a password that is good enough; its sessions are the caller's to end.
 * @throws AppError `changed_meanwhile`
 */
export async function setPassword(
  { passwords }: Pick<GatewayContext, 'passwords'>,
  { _id, passwordHash: old }: UserDocument,
  password: string,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  // Not over one that was set meanwhile.
  const same = { _id, passwordHash: old, erasedAt: null };
  const { matchedCount } = await User.updateOne(same, { passwordHash });
  if (matchedCount === 0) throw new AppError('changed_meanwhile');
}
