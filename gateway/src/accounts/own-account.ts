import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import type { RouteUser } from '../request.ts';

/** @throws AppError `unauthorized` when the account is gone, though its session is not yet */
export async function ownAccount({ id }: RouteUser): Promise<UserDocument> {
  const user = await User.findById(id);
  if (!user) throw new AppError('unauthorized');
  return user;
}
