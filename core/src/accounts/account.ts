import { Types } from 'mongoose';
import { BatchedReads } from '../models/batched-reads.ts';
import { User, type UserFields } from '../models/user.ts';

/** The fields of an account that its owner is told of, and those that decide about its refill. */
const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'profileImageUrl',
  'ownImageUrl',
  'pictureCheck',
  'tokens',
  'debt',
  'plan',
  'refilledOn',
  'role',
  'createdAt',
  'adultConfirmedAt',
  'welcomedAt',
  'ageAssurance',
  'lockedAt',
  'suspension',
  'hiddenTags',
  'maturePictures',
  'emailVerifiedAt',
] as const satisfies ReadonlyArray<keyof UserFields>;

/** An account as far as its owner sees it: a plain object, without anything secret. */
export type Account = Omit<Pick<UserFields, (typeof FIELDS)[number]>, 'hiddenTags'> & {
  _id: Types.ObjectId;
  hiddenTags?: readonly string[] | null | undefined;
};

type StoredAccount = Omit<Account, 'debt' | 'plan' | 'role'> &
  Partial<Pick<Account, 'debt' | 'plan' | 'role'>>;

/** Reads accounts as they are now, those of many requests together. */
export function accountReads(): BatchedReads<Account> {
  return new BatchedReads(async (ids) => {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const found = await User.find({ _id })
      .select([...FIELDS])
      .lean<StoredAccount[]>();
    // Accounts of earlier versions lack what came later.
    return found.map((stored) => ({ debt: 0, plan: 'free', role: 'member', ...stored }));
  });
}
