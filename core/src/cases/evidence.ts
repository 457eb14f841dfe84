import { buffer } from 'node:stream/consumers';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { caseContext, type CaseContext } from '../contract/desk/case.ts';
import { Case, type CaseDocument } from '../models/case.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readSubjectPicture } from './subject-picture.ts';
import { readSubjectWords } from './subject-words.ts';
import type { SubjectRef } from './subjects.ts';

interface EvidenceContext {
  clock: Clock;
  storage: ObjectStorage;
}

/** Cases looked at in one round of housekeeping. */
const BATCH = 20;

const subjectOf = ({ subjectType, subjectId }: CaseDocument): SubjectRef => ({
  type: subjectType,
  id: subjectId,
});

const REMOVING = { 'decision.action': { $in: ['remove', 'suspend'] } } as const;

/** Somebody has still to decide, or to put the removed picture on the list. */
const UNDECIDED = { $or: [{ open: true }, { ...REMOVING, listed: { $exists: false } }] };

/**
 * Copies what is about to be deleted for the open cases about it, so that its owner cannot take it
 * from whoever decides. The thing itself may go then: nobody else sees the copy. The first one stays.
 */
export async function keepEvidence(context: EvidenceContext, subject: SubjectRef): Promise<void> {
  const about = { subjectType: subject.type, subjectId: subject.id };
  const waiting = await Case.find({ ...about, evidenceAt: { $exists: false }, ...UNDECIDED });
  for (const one of waiting) await copyEvidence(context, one);
}

/**
 * Keeps what is needed of an account that is being erased: the subjects of open cases about the
 * safety of children or the face of a real person. What was kept for other cases goes, and so does
 * what the member had said in appeals that are decided.
 */
export async function keepEvidenceOfAccount(
  context: EvidenceContext,
  ownerId: Types.ObjectId,
): Promise<void> {
  const grave = { reason: { $in: ['child_safety', 'intimate_image'] } } as const;
  const kept = await Case.find({ ownerId, ...grave, ...UNDECIDED });
  for (const one of kept.filter(({ evidenceAt }) => !evidenceAt)) await copyEvidence(context, one);
  const ids = kept.map(({ _id }) => _id);
  const others = { ownerId, _id: { $nin: ids }, evidenceAt: { $exists: true } } as const;
  for (const one of await Case.find(others)) await dropEvidence(context, one);
  const said = { ownerId, kind: { $in: ['appeal', 'age'] }, open: { $ne: true } } as const;
  await Case.updateMany(said, { $set: { details: null } });
}

async function copyEvidence({ clock, storage }: EvidenceContext, one: CaseDocument): Promise<void> {
  const subject = subjectOf(one);
  const [words, picture] = await Promise.all([
    readSubjectWords(subject),
    readSubjectPicture(storage, subject),
  ]);
  if (!words) return;
  if (picture) {
    await storage.put(objectKeys.evidencePicture(one.id), picture, 'application/octet-stream');
  }
  const text = JSON.stringify({ ...words, hasPicture: picture !== null });
  await storage.put(objectKeys.evidenceWords(one.id), Buffer.from(text), 'application/json');
  await Case.updateOne({ _id: one._id }, { $set: { evidenceAt: clock.now() } });
}

async function dropEvidence(
  { storage }: EvidenceContext,
  { _id, id }: CaseDocument,
): Promise<void> {
  await storage.deleteAll(objectKeys.evidence(id));
  await Case.updateOne({ _id }, { $unset: { evidenceAt: 1 } });
}

/** Deletes what was kept for cases that are decided by now. @returns how many */
export async function dropDecidedEvidence(context: EvidenceContext): Promise<number> {
  const decided = { evidenceAt: { $exists: true }, $nor: [UNDECIDED] };
  const done = await Case.find(decided).limit(BATCH);
  for (const one of done) await dropEvidence(context, one);
  return done.length;
}

/** The picture that a case is about: as it was kept, or as it is now; null when there is none. */
export async function readCasePicture(
  storage: ObjectStorage,
  one: CaseDocument,
): Promise<Buffer | null> {
  if (!one.evidenceAt) return readSubjectPicture(storage, subjectOf(one));
  const object = await storage.get(objectKeys.evidencePicture(one.id));
  return object && buffer(object.body);
}

/**
 * The words of what a case is about: as they were kept, with those of now beside them where the owner
 * has changed them; null once there is no such thing any more.
 */
export async function readCaseWords(
  storage: ObjectStorage,
  one: CaseDocument,
): Promise<CaseContext | null> {
  const live = await readSubjectWords(subjectOf(one));
  const object = one.evidenceAt ? await storage.get(objectKeys.evidenceWords(one.id)) : null;
  if (!object) return live;
  const kept = caseContext.parse(JSON.parse((await buffer(object.body)).toString('utf8')));
  const before = new Set(kept.texts.map(({ text }) => text));
  const changed = (live?.texts ?? []).filter(({ text }) => !before.has(text));
  const since = changed.map(({ label, text }) => ({ label: `${label}, changed since`, text }));
  return { ...kept, texts: [...kept.texts, ...since] };
}
