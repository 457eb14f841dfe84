import { AppError } from '../errors.ts';
import type { UserFields } from '../models/user.ts';

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Stands while its end is not reached; one without an end stands until somebody lifts it. */
export function isSuspended({ suspension }: Pick<UserFields, 'suspension'>, now: Date): boolean {
  if (!suspension) return false;
  return !suspension.until || suspension.until > now;
}

/** The refusal of a sign-in to a suspended account: it says until when, and why. */
export function suspended({ suspension }: Pick<UserFields, 'suspension'>): AppError {
  const until = suspension?.until ? ` until ${when.format(suspension.until)} UTC` : '';
  const reason = suspension?.reason ? ` Reason: ${suspension.reason}` : '';
  return new AppError('suspended', { message: `This account is suspended${until}.${reason}` });
}
