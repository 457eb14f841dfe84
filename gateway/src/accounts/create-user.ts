import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { AppError } from '@vesper/core/errors';
import { openingBalance } from '@vesper/core/ledger/ledger';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { User, type UserDocument } from '@vesper/core/models/user';
import type { GatewayContext } from '../context.ts';

/** @throws AppError `account_exists` */
export async function createUser(
  { clock }: GatewayContext,
  fields: Pick<
    UserDocument,
    'email' | 'passwordHash' | 'firstName' | 'lastName' | 'adultConfirmedAt'
  > &
    Partial<Pick<UserDocument, 'emailVerifiedAt'>>,
): Promise<UserDocument> {
  try {
    return await User.create({ ...fields, ...openingBalance(SIGNUP_TOKENS, clock.now()) });
  } catch (err) {
    if (isDuplicateKey(err)) throw new AppError('account_exists', { cause: err });
    throw err;
  }
}
