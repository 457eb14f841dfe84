import { createHash, randomBytes } from 'node:crypto';
import { deskAction, type DeskActionName } from '@vesper/core/contract/desk/actions';
import { OperatorKey, type OperatorKeyDocument } from '@vesper/core/models/operator-key';

/** Says what it is to whoever finds one, and to programs that look for lost keys. */
const PREFIX = 'vesper_';
const SHOWN = PREFIX.length + 6;
/** A key in use is noted no more often than this, milliseconds. */
const NOTED_EVERY_MS = 60_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A new key: the text to hand out once, and what is kept of it. */
export function newOperatorKey(): { key: string; prefix: string; hash: string } {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, SHOWN), hash: hashOf(key) };
}

/** The key of a request's `Authorization: Bearer`; undefined when it has none. */
export function bearerOf(header: string | undefined): string | undefined {
  const [scheme, key] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && key ? key : undefined;
}

/** Finds a key that is neither revoked nor over; null when there is none. */
export async function findOperatorKey(key: string, now: Date): Promise<OperatorKeyDocument | null> {
  const found = await OperatorKey.findOne({ hash: hashOf(key) });
  if (!found || found.revokedAt || (found.expiresAt && found.expiresAt <= now)) return null;
  const before = new Date(now.getTime() - NOTED_EVERY_MS);
  if (!found.lastUsedAt || found.lastUsedAt < before) {
    await OperatorKey.updateOne({ _id: found._id }, { $set: { lastUsedAt: now } });
  }
  return found;
}

/** The scopes of a key that still mean something. */
export function scopesOf({ scopes }: Pick<OperatorKeyDocument, 'scopes'>): DeskActionName[] {
  return scopes.flatMap((scope) => deskAction.safeParse(scope).data ?? []);
}
