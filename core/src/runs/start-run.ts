import { Types } from 'mongoose';
import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { GenerateImageRequest } from '../contract/image.ts';
import { LIMITS } from '../contract/limits.ts';
import { IMAGE_PRICE } from '../contract/plans.ts';
import type { RunKind } from '../contract/run.ts';
import { AppError } from '../errors.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { assertUsable } from '../likeness/find-likeness.ts';
import { Image, type ImageDocument } from '../models/image.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Run, type RunDocument, type RunFields } from '../models/run.ts';
import { presentRunSubject } from '../presenters/run.ts';
import { publishToUser } from './channels.ts';
import type { RunJobName } from './jobs.ts';
import type { Queues } from './queues.ts';
import type { RunLog } from './run-log.ts';

type Id = Types.ObjectId;

export interface StartContext {
  clock: Clock;
  ledger: Ledger;
  queues: Queues;
  redis: Redis;
  runLog: RunLog;
}

/** Fails over to the next slot when one is taken; null when all are. */
export async function createRun(
  fields: Partial<RunFields> & { _id: Id; userId: Id; kind: RunKind; createdAt: Date },
  slots: string[],
): Promise<RunDocument | null> {
  for (const slot of slots) {
    try {
      return await Run.create({ ...fields, status: 'queued', live: true, slot });
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  return null;
}

/**
 * To be asked before anything is written or charged.
 * @throws AppError `unavailable` when so many wait that one more would wait for too long.
 */
export async function assertQueueRoom(
  { queues }: Pick<StartContext, 'queues'>,
  job: RunJobName,
): Promise<void> {
  if ((await queues.waitingCount(job)) < LIMITS.waitingRuns) return;
  throw new AppError('unavailable', {
    message: 'A lot of people are waiting right now. Please try again in a moment.',
    retryAfter: 30,
  });
}

/**
 * Opens the log and queues the job. Documents are there already; when the queue cannot be reached
 * `undo` takes them back, so that nothing is half-written and nothing charged.
 */
export async function enqueue(
  context: StartContext,
  run: RunDocument,
  job: RunJobName,
  undo: () => Promise<unknown>,
): Promise<void> {
  const runId = run._id.toHexString();
  const started = { runId, seq: 1, kind: run.kind, ...presentRunSubject(run) };
  try {
    await context.runLog.open(runId, [{ event: 'run:started', ...started }]);
    await context.queues.addRun(job, runId);
    await publishToUser(context.redis, run.userId.toHexString(), [['run:started', started]]);
  } catch (err) {
    await undo();
    throw new AppError('unavailable', { retryAfter: 2, cause: err });
  }
}

interface ImageRunInput {
  runId: Id;
  userId: Id;
  request: GenerateImageRequest;
  model: string;
  seed: number;
  /** Tokens it costs; a present costs none. */
  price?: number;
}

/**
 * Sets its price aside, writes the pending image and queues the run that will paint it.
 * @throws AppError `too_many_runs`, `insufficient_tokens`, or `unavailable` when the queue cannot
 *   be reached, or that a photo cannot be used (see `assertUsable`); none of them charges anything.
 */
export async function startImageRun(
  context: StartContext,
  input: ImageRunInput,
): Promise<ImageDocument> {
  const { runId, userId, request, model, seed, price = IMAGE_PRICE } = input;
  const { likenessId } = request;
  if (likenessId) await assertUsable(userId, likenessId);
  await assertQueueRoom(context, 'image');
  const at = context.clock.now();
  const imageId = new Types.ObjectId();
  const slots = Array.from(
    { length: LIMITS.imageRunsPerUser },
    (_, slot) => `image:${userId.toHexString()}:${slot}`,
  );
  const run = await createRun(
    { _id: runId, userId, kind: 'image', imageId, price, createdAt: at },
    slots,
  );
  if (!run) throw new AppError('too_many_runs');
  const tokens = price > 0 ? await context.ledger.hold(userId, runId, price) : undefined;
  if (tokens === null) {
    await Run.deleteOne({ _id: runId });
    throw new AppError('insufficient_tokens');
  }
  const image = await Image.create({
    ...request,
    _id: imageId,
    userId,
    runId,
    model,
    seed,
    negativePrompt: request.negativePrompt ?? null,
    status: 'pending',
    createdAt: at,
  });
  const undo = async () => {
    if (price > 0) await context.ledger.refund(userId, runId, price);
    await Image.deleteOne({ _id: imageId });
    await Run.deleteOne({ _id: runId });
  };
  if (likenessId) {
    // Whoever removes the photo marks it first and then looks for pictures: one sees the other.
    await assertUsable(userId, likenessId).catch(async (err: unknown) => {
      await undo();
      throw err;
    });
  }
  await enqueue(context, run, 'image', undo);
  if (tokens !== undefined) {
    await publishToUser(context.redis, userId.toHexString(), [['balance', { tokens }]]);
    await context.ledger.bookEntries(userId);
  }
  return image;
}
