import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { IdempotencyKey } from '@vesper/core/models/idempotency-key';
import { Run } from '@vesper/core/models/run';
import type { RequestContext } from '../request.ts';

/** How long a twin waits for the first request to get as far as its run. */
const TWIN_WAIT_MS = 10_000;
const TWIN_POLL_MS = 50;
/** A key this old without a run belongs to a gateway that died: the next request takes it over. */
const ABANDONED_MS = 15_000;

interface StoredReply {
  status: number;
  body: unknown;
}

interface Work<Reply extends StoredReply> {
  /** Writes and queues the run, once. */
  start(runId: Types.ObjectId): Promise<void>;
  /** The answer for a run that exists; may wait for its end. */
  answer(runId: Types.ObjectId): Promise<Reply>;
  /** Brings a stored answer back into its type. */
  restore(reply: StoredReply): Reply;
}

/**
 * Starts a run at most once per user and `Idempotency-Key`: the same key within 24 hours gets the
 * first answer again. The run's id is stored with the key before anything else happens, so a
 * gateway that dies in between is continued, not repeated. Refused requests are not remembered.
 * @throws AppError `validation_failed` for a bad key, `idempotency_mismatch` for another body,
 *   `request_in_flight` while the first request has not got far enough to be joined.
 */
export async function idempotent<Reply extends StoredReply>(
  ctx: RequestContext,
  userId: string,
  body: unknown,
  work: Work<Reply>,
): Promise<Reply> {
  const key = ctx.get('Idempotency-Key');
  if (key === '') {
    const runId = new Types.ObjectId();
    await work.start(runId);
    return work.answer(runId);
  }
  assertKey(key);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([ctx.method, ctx.path, body]))
    .digest('base64url');
  const claim = { userId, key, fingerprint };
  const runId = await claimKey(claim);
  if (runId) return perform(claim, runId, work);
  return join(claim, work);
}

/** Whether this request's key has been used, so that its first answer is the one to give. */
export async function isKeyInUse(ctx: RequestContext, userId: string): Promise<boolean> {
  const key = ctx.get('Idempotency-Key');
  return key !== '' && (await IdempotencyKey.exists({ userId, key })) !== null;
}

interface Claim {
  userId: string;
  key: string;
  fingerprint: string;
}

function assertKey(key: string): void {
  if (key.length >= LIMITS.idempotencyKeyMin && key.length <= LIMITS.idempotencyKeyMax) return;
  const message = `An Idempotency-Key has ${LIMITS.idempotencyKeyMin} to ${LIMITS.idempotencyKeyMax} characters.`;
  throw new AppError('validation_failed', { issues: [{ path: 'Idempotency-Key', message }] });
}

async function claimKey(claim: Claim): Promise<Types.ObjectId | null> {
  const runId = new Types.ObjectId();
  try {
    await IdempotencyKey.create({ ...claim, runId, createdAt: new Date() });
    return runId;
  } catch (err) {
    if (isDuplicateKey(err)) return null;
    throw err;
  }
}

async function perform<Reply extends StoredReply>(
  { userId, key }: Claim,
  runId: Types.ObjectId,
  work: Work<Reply>,
): Promise<Reply> {
  try {
    await work.start(runId);
  } catch (err) {
    await IdempotencyKey.deleteOne({ userId, key, runId });
    throw err;
  }
  const reply = await work.answer(runId);
  await IdempotencyKey.updateOne(
    { userId, key, status: { $exists: false } },
    { $set: { status: reply.status, body: JSON.stringify(reply.body) } },
  );
  return reply;
}

/** The key is taken: give its answer, join its run, or continue what a dead gateway left. */
async function join<Reply extends StoredReply>(claim: Claim, work: Work<Reply>): Promise<Reply> {
  const { userId, key, fingerprint } = claim;
  const deadline = performance.now() + TWIN_WAIT_MS;
  while (performance.now() < deadline) {
    const row = await IdempotencyKey.findOne({ userId, key });
    if (!row) throw new AppError('request_in_flight', { retryAfter: 1 });
    if (row.fingerprint !== fingerprint) throw new AppError('idempotency_mismatch');
    if (row.status && row.body) {
      return work.restore({ status: row.status, body: JSON.parse(row.body) });
    }
    if (await Run.exists({ _id: row.runId })) return work.answer(row.runId);
    if (Date.now() - row.createdAt.getTime() > ABANDONED_MS) {
      const taken = await IdempotencyKey.updateOne(
        { _id: row._id, createdAt: row.createdAt },
        { $set: { createdAt: new Date() } },
      );
      if (taken.modifiedCount === 1) return perform(claim, row.runId, work);
    }
    await new Promise((resolve) => setTimeout(resolve, TWIN_POLL_MS));
  }
  throw new AppError('request_in_flight', { retryAfter: 1 });
}
