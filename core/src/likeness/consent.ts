import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { LIKENESS_CONSENT, PUBLICATION_CONSENT } from '../contract/likeness.ts';
import { AppError } from '../errors.ts';
import { Consent, type ConsentDocument } from '../models/consent.ts';

type Id = Types.ObjectId;

interface Text {
  version: string;
  title: string;
  statements: readonly string[];
  explanation?: readonly string[];
}

/** SHA-256 (hex) over the lines of a text: proves later which words were on the screen. */
function textHash({ title, statements, explanation = [] }: Text): string {
  const lines = [title, ...statements, ...explanation].join('\n');
  return createHash('sha256').update(lines).digest('hex');
}

const inForce = (userId: Id) => ({
  userId,
  kind: 'likeness' as const,
  version: LIKENESS_CONSENT.version,
  withdrawnAt: null,
});

/** The user's consent to the text in force; null when there is none, or it was taken back. */
export async function findConsent(userId: Id): Promise<ConsentDocument | null> {
  return Consent.findOne(inForce(userId)).sort({ createdAt: 1 });
}

/** @throws AppError `consent_required` */
export async function assertConsent(userId: Id): Promise<void> {
  if (!(await findConsent(userId))) throw new AppError('consent_required');
}

/** Records that the user agreed to the text in force; saying so again changes nothing. */
export async function giveConsent(clock: Clock, userId: Id): Promise<ConsentDocument> {
  const record = { textHash: textHash(LIKENESS_CONSENT), createdAt: clock.now() };
  return Consent.findOneAndUpdate(
    inForce(userId),
    { $setOnInsert: record },
    { upsert: true, returnDocument: 'after' },
  );
}

/** Takes the consent back: the next photo asks again, whatever the text. */
export async function withdrawConsent(clock: Clock, userId: Id): Promise<void> {
  const given = { userId, kind: 'likeness', withdrawnAt: null } as const;
  await Consent.updateMany(given, { $set: { withdrawnAt: clock.now() } });
}

/** Records that the user wants everyone to see a picture that shows them. */
export async function recordPublication(clock: Clock, userId: Id, imageId: Id): Promise<void> {
  await Consent.create({
    userId,
    kind: 'publication',
    version: PUBLICATION_CONSENT.version,
    textHash: textHash(PUBLICATION_CONSENT),
    imageId,
    createdAt: clock.now(),
  });
}

/** Withdraws the consent to a picture's publication, when it becomes private again. */
export async function withdrawPublication(clock: Clock, userId: Id, imageId: Id): Promise<void> {
  const given = { userId, kind: 'publication', imageId, withdrawnAt: null } as const;
  await Consent.updateMany(given, { $set: { withdrawnAt: clock.now() } });
}

/** Tells if the consent to a picture's publication stands. */
export async function isPublicationAgreed(userId: Id, imageId: Id): Promise<boolean> {
  const given = { userId, kind: 'publication', imageId, withdrawnAt: null } as const;
  return (await Consent.exists(given)) !== null;
}
