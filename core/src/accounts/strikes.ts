import { LIMITS } from '../contract/limits.ts';
import type { UserFields } from '../models/user.ts';

type Struck = Pick<UserFields, 'strikes' | 'voidedStrikes'>;

/** The strikes of an account that still count: not taken back, and not too long ago. */
export function activeStrikes({ strikes, voidedStrikes }: Struck, now: Date): number {
  const since = now.getTime() - LIMITS.strikeTtl;
  const isVoid = new Set(voidedStrikes?.map((id) => id.toHexString()));
  const counting = (strikes ?? []).filter(
    ({ _id, at }) => at.getTime() > since && !isVoid.has(String(_id)),
  );
  return counting.length;
}
