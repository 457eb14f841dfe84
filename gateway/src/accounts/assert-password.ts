import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import type { GatewayContext } from '../context.ts';
import type { RouteUser } from '../request.ts';

/**
 * Asks for the password of the account again, and counts a guess before it is made, so that many at
 * once do not pass together.
 * @returns the account
 * @throws AppError `wrong_password`, `rate_limited`
 */
export async function assertPassword(
  { passwords, limits }: Pick<GatewayContext, 'passwords' | 'limits'>,
  { id }: Pick<RouteUser, 'id'>,
  password: string,
): Promise<UserDocument> {
  await limits.consume('deletions', `user:${id}`);
  const user = await User.findById(id);
  const matches = await passwords.verify(user?.passwordHash, password);
  if (!user || !matches) throw new AppError('wrong_password');
  await limits.forget('deletions', `user:${id}`);
  return user;
}
