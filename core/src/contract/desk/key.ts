import { z } from 'zod';
import { id, time } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { deskAction } from './actions.ts';

/** A key of an operator, for scripts; the key itself is shown once, when it is made. */
export const deskKey = z.object({
  id,
  name: z.string(),
  /** Its first characters, to tell keys apart. */
  prefix: z.string(),
  ownerId: id,
  ownerEmail: z.string().nullable(),
  scopes: z.array(deskAction),
  createdAt: time,
  lastUsedAt: time.nullable(),
  expiresAt: time.nullable(),
  revokedAt: time.nullable(),
});
export type DeskKey = z.infer<typeof deskKey>;

export const createKeyRequest = z.strictObject({
  name: z.string().trim().min(1, 'Name what the key is for.').max(LIMITS.nameMax),
  scopes: z.array(deskAction).min(1, 'Choose at least one thing that it may do.'),
  expiresAt: time.nullable().default(null),
});

export const createdKey = deskKey.extend({ key: z.string() });
