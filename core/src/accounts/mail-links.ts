import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { MAIL_LINK_TTL, type MailLinkPurpose } from '../contract/mail-link.ts';
import { MailLink } from '../models/mail-link.ts';

/** What a link says: the account, what it is good for, and the address it went to. */
interface LinkFacts {
  userId: Types.ObjectId;
  purpose: MailLinkPurpose;
  email: string;
}

/** A link that still works. */
export interface MailLinkDetails extends LinkFacts {
  expiresAt: Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a link that works once. @returns its token, which is nowhere but in the mail */
export async function createMailLink({ now }: Clock, facts: LinkFacts): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + MAIL_LINK_TTL[facts.purpose]);
  await MailLink.create({ _id: hashOf(token), ...facts, expiresAt });
  return token;
}

/** Finds what a token is good for without using it up; null when that is nothing. */
export async function readMailLink(
  { now }: Clock,
  token: string,
  purposes: readonly MailLinkPurpose[],
): Promise<MailLinkDetails | null> {
  const expiresAt = { $gt: now() };
  return MailLink.findOne({ _id: hashOf(token), purpose: { $in: purposes }, expiresAt });
}

/**
 * Uses a token up, and with it every other link of that account for the same purpose.
 * @returns false when somebody else has used it up meanwhile
 */
export async function useMailLink(token: string, { userId, purpose }: LinkFacts): Promise<boolean> {
  const { deletedCount } = await MailLink.deleteOne({ _id: hashOf(token) });
  await MailLink.deleteMany({ userId, purpose });
  return deletedCount === 1;
}
