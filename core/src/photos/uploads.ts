import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Upload } from '../models/upload.ts';
import { can } from '../policies/upload.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readAtMost } from '../storage/read-at-most.ts';
import { signedPutPath } from '../storage/signed-put.ts';

export interface UploadContext {
  storage: ObjectStorage;
  clock: Clock;
}

/** A file that arrived late may still be claimed this long after its address was given. */
const CLAIM_WITHIN_MS = 2 * LIMITS.uploadUrlTtl;
/** An upload older than this can be neither written nor claimed, and what is left is removed. */
const SWEEP_AFTER_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Opens an upload in one of the user's slots. @returns its key, or null when all are taken. */
async function openSlot(userId: string, at: Date): Promise<string | null> {
  const key = objectKeys.quarantine(userId, randomUUID());
  for (let n = 0; n < LIMITS.pendingUploads; n++) {
    try {
      await Upload.create({ userId, key, slot: `${userId}:${n}`, createdAt: at });
      return key;
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  return null;
}

/**
 * Opens an upload and returns the path on the gateway to which the user may PUT one file, for five
 * minutes. Needs no answer from the storage.
 * @param secret signs it: the first of the session keys
 * @throws AppError `rate_limited` while as many uploads are open as a user may have.
 */
export async function createUpload(
  { clock }: Pick<UploadContext, 'clock'>,
  userId: string,
  secret: string,
): Promise<string> {
  const at = clock.now();
  const open = { userId, slot: { $exists: true } };
  const expired = new Date(at.getTime() - CLAIM_WITHIN_MS);
  await Upload.updateMany({ ...open, createdAt: { $lt: expired } }, { $unset: { slot: 1 } });
  const key = await openSlot(userId, at);
  if (key) return signedPutPath(secret, key, at.getTime() + LIMITS.uploadUrlTtl);
  const oldest = await Upload.findOne(open).sort({ createdAt: 1 });
  const waited = at.getTime() - (oldest?.createdAt ?? at).getTime();
  throw new AppError('rate_limited', {
    message: `You have ${LIMITS.pendingUploads} uploads open. Finish one, or wait a few minutes.`,
    retryAfter: Math.max(1, Math.ceil((CLAIM_WITHIN_MS - waited) / 1_000)),
  });
}

/** Tells if a file may still be put under this key: it was asked for, and has not been used. */
export async function isUploadOpen(key: string): Promise<boolean> {
  return (await Upload.exists({ key, slot: { $exists: true }, claimedAt: null })) !== null;
}

const UPLOADED = /\/(quarantine\/[0-9a-f]{24}\/[0-9a-f-]{36})$/;

/** The key at the end of an upload's address; the address itself is never fetched. */
function keyIn(url: string): string | undefined {
  return URL.canParse(url) ? UPLOADED.exec(new URL(url).pathname)?.[1] : undefined;
}

/** An upload whose owner may use it. */
export interface OpenUpload {
  _id: Types.ObjectId;
  key: string;
  /** Time at which its address was asked for. */
  createdAt: Date;
}

/**
 * Finds what a user uploaded, by the address they were given, and changes nothing.
 * @throws AppError `upload_not_found` for any other address, one that is used or too old, and one
 *   where nothing arrived.
 */
export async function findUpload(
  { storage, clock }: UploadContext,
  userId: string,
  url: string,
): Promise<OpenUpload> {
  const key = keyIn(url);
  const since = new Date(clock.now().getTime() - CLAIM_WITHIN_MS);
  const open = { key, claimedAt: null, createdAt: { $gte: since } };
  const upload = key === undefined ? null : await Upload.findOne(open);
  if (!upload || !can({ userId }, 'claim', upload)) throw new AppError('upload_not_found');
  if (!(await storage.stat(upload.key))) throw new AppError('upload_not_found');
  return upload;
}

/**
 * Marks an upload as used, so that the caller is the only one who uses it.
 * @param claimedBy id of the run it is taken for
 * @throws AppError `upload_not_found` when another request has used it.
 */
export async function takeUpload(
  { clock }: Pick<UploadContext, 'clock'>,
  { _id }: Pick<OpenUpload, '_id'>,
  claimedBy: Types.ObjectId | null = null,
): Promise<void> {
  const taken = { $set: { claimedAt: clock.now(), claimedBy }, $unset: { slot: 1 } };
  const { modifiedCount } = await Upload.updateOne({ _id, claimedAt: null }, taken);
  if (modifiedCount === 0) throw new AppError('upload_not_found');
}

/** Frees an upload when the run it was taken for could not start, so that it can be used again. */
export async function returnUpload(_id: Types.ObjectId, claimedBy: Types.ObjectId): Promise<void> {
  await Upload.updateOne({ _id, claimedBy }, { $set: { claimedAt: null, claimedBy: null } });
}

/**
 * Reads the bytes of an upload. They are not checked to be a picture: see `renderPicture`.
 * @throws AppError `bad_picture` for more bytes than a picture may have.
 */
export async function readUpload(
  { storage }: Pick<UploadContext, 'storage'>,
  { key }: Pick<OpenUpload, 'key'>,
): Promise<Buffer> {
  const object = await storage.get(key);
  if (!object) throw new AppError('upload_not_found');
  // It may be written anew until it is claimed: what is read counts, not what was said.
  const bytes = await readAtMost(object.body, LIMITS.uploadBytes);
  if (bytes) return bytes;
  const message = 'This file has more than 10 MB. Send a smaller one.';
  throw new AppError('bad_picture', { message });
}

/**
 * Takes what a user uploaded, once, by the address they were given; when it has been used it is
 * removed from where anyone could write. Nobody has checked the bytes: see `renderPicture`.
 * @param use gets the key under which it lies
 * @throws AppError as `findUpload`
 */
export async function useUpload<Made>(
  context: UploadContext,
  { userId, url }: { userId: string; url: string },
  use: (key: string) => Promise<Made>,
): Promise<Made> {
  const upload = await findUpload(context, userId, url);
  await takeUpload(context, upload);
  try {
    return await use(upload.key);
  } finally {
    await context.storage.delete(upload.key);
  }
}

/** Stands for the owner of what people without an account send: no account has this id. */
export const NOBODY = '0'.repeat(24);

/** Lays a file that came with a request where workers can read it, while it is used. */
export async function parkUpload<Made>(
  { storage, clock }: UploadContext,
  { userId, bytes }: { userId: string; bytes: Uint8Array },
  use: (key: string) => Promise<Made>,
): Promise<Made> {
  const key = objectKeys.quarantine(userId, randomUUID());
  const at = clock.now();
  // Without a document nobody would find the bytes that a crash leaves.
  await Upload.create({ userId, key, createdAt: at, claimedAt: at });
  try {
    await storage.put(key, bytes, 'application/octet-stream');
    return await use(key);
  } finally {
    await storage.delete(key);
    await Upload.deleteOne({ key });
  }
}

/**
 * Removes uploads that nobody can use any more, and files put there after they were used.
 * @returns how many.
 */
export async function sweepUploads({ storage, clock }: UploadContext): Promise<number> {
  const before = new Date(clock.now().getTime() - SWEEP_AFTER_MS);
  const old = await Upload.find({ createdAt: { $lt: before } }).limit(BATCH);
  for (const { _id, key } of old) {
    await storage.delete(key);
    await Upload.deleteOne({ _id });
  }
  return old.length;
}
