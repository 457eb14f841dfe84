import { AppError } from '@vesper/core/errors';
import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import type { RequestContext } from '../request.ts';
import type { Staff } from '../staff/staff.ts';
import { assertPassword } from './assert-password.ts';

const withPassword = z.looseObject({ password: z.string().min(1) });

/**
 * Asks whoever signed in to show lately, or by a password in this very request, that it is still
 * them. A key is not asked: its scope was chosen for just this.
 * @throws AppError `step_up_required`, `wrong_password`
 */
export async function assertStepUp(
  context: GatewayContext,
  { state: { user } }: RequestContext,
  { staff, body }: { staff: Staff | undefined; body: unknown },
  kind: NonNullable<Route['stepUp']>,
): Promise<void> {
  if (staff?.way === 'key') return;
  if (!user) throw new AppError('unauthorized');
  const given = withPassword.safeParse(body);
  if (given.success) await assertPassword(context, user, given.data.password);
  else if (!(await context.confirmations.isFresh(user, kind === 'sign-in'))) {
    throw new AppError('step_up_required');
  }
}
