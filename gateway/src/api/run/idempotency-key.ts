import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import type { RunKind } from '@vesper/core/contract/run';
import { AppError } from '@vesper/core/errors';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { IdempotencyKey } from '@vesper/core/models/idempotency-key';
import { Run } from '@vesper/core/models/run';
import { forbidStart, STUCK_START_MS, undoStart } from '@vesper/core/runs/undo-start';
import type { GatewayContext } from '../../context.ts';
import type { RequestContext } from '../../request.ts';

/** Milliseconds a repeated request waits for the first one's start. */
const JOIN_MS = STUCK_START_MS + 2_000;
const POLL_MS = 50;

interface StoredAnswer {
  status: number;
  body: unknown;
}

/** The result of claiming a request's `Idempotency-Key`. */
export interface KeyClaim {
  runId: Types.ObjectId;
  /** True when this request is the one that starts the run. */
  isFirst: boolean;
  /** The first request's answer, when there is one. */
  stored?: StoredAnswer;
  /** Identity of the stored key; absent for a request without one. */
  row?: { userId: string; key: string };
}

interface Claimant {
  context: GatewayContext;
  userId: string;
  key: string;
  fingerprint: string;
  kind: RunKind;
}

/** Tells if this request's key has been used, so that its first answer is the one to give. */
export async function isKeyInUse(ctx: RequestContext, userId: string): Promise<boolean> {
  const key = ctx.get('Idempotency-Key');
  return key !== '' && (await IdempotencyKey.exists({ userId, key })) !== null;
}

/**
 * Claims a request's key: the same key from the same user within 24 hours gets the first answer
 * again. The run's id is stored with the key before anything else happens. A request that finds the
 * key taken waits until that run has started, or takes the key over once it never can.
 * @throws AppError `validation_failed` for a bad key, `idempotency_mismatch` for another request,
 *   `request_in_flight` while the first one can neither be joined nor replaced.
 */
export async function claimKey(
  context: GatewayContext,
  ctx: RequestContext,
  { userId, body, kind }: { userId: string; body: unknown; kind: RunKind },
): Promise<KeyClaim> {
  const key = ctx.get('Idempotency-Key');
  if (key === '') return { runId: new Types.ObjectId(), isFirst: true };
  assertKey(key);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([ctx.method, ctx.path, body]))
    .digest('base64url');
  const claimant = { context, userId, key, fingerprint, kind };
  const deadline = performance.now() + JOIN_MS;
  while (performance.now() < deadline) {
    const claim = (await insert(claimant)) ?? (await join(claimant));
    if (claim) return claim;
    await delay(POLL_MS);
  }
  throw new AppError('request_in_flight', { retryAfter: 1 });
}

/** Releases the key of a refused request, unless its start still has to be undone. */
export async function releaseKey({ row, runId }: KeyClaim): Promise<void> {
  if (!row) return;
  const run = await Run.findById(runId, { status: 1 });
  if (run && run.status !== 'undone') return;
  await IdempotencyKey.deleteOne({ ...row, runId });
}

/** Keeps the first answer for those who ask again. */
export async function keepAnswer({ row, runId }: KeyClaim, answer: StoredAnswer): Promise<void> {
  if (!row) return;
  await IdempotencyKey.updateOne(
    { ...row, runId },
    { $set: { status: answer.status, body: JSON.stringify(answer.body) } },
  );
}

function assertKey(key: string): void {
  if (key.length >= LIMITS.idempotencyKeyMin && key.length <= LIMITS.idempotencyKeyMax) return;
  const message = `An Idempotency-Key has ${LIMITS.idempotencyKeyMin} to ${LIMITS.idempotencyKeyMax} characters.`;
  throw new AppError('validation_failed', { issues: [{ path: 'Idempotency-Key', message }] });
}

/** @returns null when the key is taken */
async function insert(claimant: Claimant): Promise<KeyClaim | null> {
  const { context, userId, key, fingerprint } = claimant;
  const runId = new Types.ObjectId();
  try {
    await IdempotencyKey.create({
      userId,
      key,
      fingerprint,
      runId,
      createdAt: context.clock.now(),
    });
    return { runId, isFirst: true, row: { userId, key } };
  } catch (err) {
    if (isDuplicateKey(err)) return null;
    throw err;
  }
}

/** @returns null while the first request has not got far enough, or when its key was released */
async function join(claimant: Claimant): Promise<KeyClaim | null> {
  const { context, userId, key, fingerprint } = claimant;
  const row = await IdempotencyKey.findOne({ userId, key });
  if (!row) return null;
  if (row.fingerprint !== fingerprint) throw new AppError('idempotency_mismatch');
  const { runId, status, body, createdAt } = row;
  const joined = { runId, isFirst: false, row: { userId, key } };
  if (status && body) return { ...joined, stored: { status, body: JSON.parse(body) } };
  const run = await Run.findById(runId, { status: 1 });
  if (run && run.status !== 'starting' && run.status !== 'undone') return joined;
  const age = context.clock.now().getTime() - createdAt.getTime();
  const isLost = run?.status === 'undone' || age > STUCK_START_MS;
  return isLost ? takeOver(claimant, runId) : null;
}

/** Makes sure the first run never starts, and claims the key for another one. */
async function takeOver(claimant: Claimant, lost: Types.ObjectId): Promise<KeyClaim | null> {
  const { context, userId, key, kind } = claimant;
  const run = await Run.findById(lost);
  const createdAt = context.clock.now();
  const identity = { userId: new Types.ObjectId(userId), kind, createdAt };
  const isOver = run ? await undoStart(context, run) : await forbidStart(lost, identity);
  if (!isOver) return null;
  const runId = new Types.ObjectId();
  const taken = await IdempotencyKey.updateOne(
    { userId, key, runId: lost },
    { $set: { runId, createdAt } },
  );
  return taken.modifiedCount === 1 ? { runId, isFirst: true, row: { userId, key } } : null;
}
