import { createHash } from 'node:crypto';
import { AppError } from '@vesper/core/errors';
import { User, type UserDocument } from '@vesper/core/models/user';
import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { OneTimeStore } from './one-time-store.ts';
import { useCode } from './two-step.ts';

const ticketData = z.object({ userId: z.string(), password: z.string() });

const tickets = ({ redis }: GatewayContext) => new OneTimeStore(redis, 'ticket', ticketData);

/** Changes with the password, so that a ticket does not outlive it; says nothing about it. */
const markOf = ({ passwordHash }: UserDocument): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** A ticket for somebody whose password was right: with a code it signs in, once. */
export function newTicket(context: GatewayContext, user: UserDocument): Promise<string> {
  return tickets(context).put({ userId: user.id, password: markOf(user) });
}

/** @throws AppError `sign_in_expired`, `wrong_code`, `rate_limited` */
export async function redeemTicket(
  context: GatewayContext,
  ticket: string,
  code: string,
): Promise<UserDocument> {
  const found = await tickets(context).read(ticket);
  const user = found && (await User.findById(found.userId));
  if (!user || markOf(user) !== found.password) throw new AppError('sign_in_expired');
  await useCode(context, user.id, code);
  if (!(await tickets(context).take(ticket))) throw new AppError('sign_in_expired');
  return user;
}
