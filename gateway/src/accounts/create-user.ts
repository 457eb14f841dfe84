import { isBanned } from '@vesper/core/accounts/banned-addresses';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { AppError } from '@vesper/core/errors';
import { openingBalance } from '@vesper/core/ledger/ledger';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { User, type UserDocument } from '@vesper/core/models/user';
import type { GatewayContext } from '../context.ts';

/** @throws AppError `account_exists`; `address_banned` for a banned address or a variant of one */
export async function createUser(
  { clock, config }: GatewayContext,
  fields: Pick<
    UserDocument,
    'email' | 'passwordHash' | 'firstName' | 'lastName' | 'adultConfirmedAt'
  > &
    Partial<Pick<UserDocument, 'emailVerifiedAt'>>,
): Promise<UserDocument> {
  // An address with an account is told of as any other is.
  const isNew = !(await User.exists({ email: fields.email }));
  if (isNew && (await isBanned(config, fields.email))) throw new AppError('address_banned');
  try {
    return await User.create({ ...fields, ...openingBalance(SIGNUP_TOKENS, clock.now()) });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('account_exists', { cause: err });
    throw err;
  }
}
