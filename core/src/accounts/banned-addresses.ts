import { createHmac } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { BannedAddress } from '../models/banned-address.ts';

type Keyed = Pick<Config, 'secretsKey'>;

/**
 * One form for all addresses that reach the same mailbox: no dots before the @, no tag after a plus
 * sign, one name for Gmail. Nobody knows which services ignore dots (Gmail and Proton do), so they go
 * everywhere; this form decides about bans alone, never whose account it is.
 */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const name = lower.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  const domain = lower.slice(at + 1);
  return `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** @returns undefined without a key: an address without one could be guessed from its hash */
function hashOf({ secretsKey }: Keyed, email: string): string | undefined {
  if (secretsKey === undefined) return undefined;
  const key = createHmac('sha256', secretsKey).update('banned addresses').digest();
  return createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
}

/** Bans an address and its variants, as long as this suspension stands. Safe to repeat. */
export async function banAddress(
  { clock, config }: { clock: Clock; config: Keyed },
  email: string,
  caseId: Types.ObjectId,
): Promise<void> {
  const hash = hashOf(config, email);
  if (hash === undefined) return;
  const fields = { $setOnInsert: { hash, at: clock.now() } };
  await BannedAddress.updateOne({ caseId }, fields, { upsert: true });
}

/** Lifts the ban that came with a suspension. */
export async function liftBan(caseId: Types.ObjectId): Promise<void> {
  await BannedAddress.deleteOne({ caseId });
}

/** Tells if an address is a banned one, or a variant of one. */
export async function isBanned(config: Keyed, email: string): Promise<boolean> {
  const hash = hashOf(config, email);
  return hash !== undefined && (await BannedAddress.exists({ hash })) !== null;
}
