import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import type { GatewayContext } from '../../context.ts';
import { assertOn } from '../../http/assert-on.ts';

/**
 * Publishing is on, and no moderator keeps this member from it for a while.
 * @throws AppError `switched_off`, `limited`
 */
export async function assertMayPublish(
  context: Pick<GatewayContext, 'settings' | 'clock'>,
  userId: string,
): Promise<void> {
  assertOn(context, 'publishing');
  const { limitedUntil } = (await User.findById(userId, { limitedUntil: 1 })) ?? {};
  if (limitedUntil && limitedUntil > context.clock.now()) throw new AppError('limited');
}
