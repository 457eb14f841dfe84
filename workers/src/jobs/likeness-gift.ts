import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { generateImageRequest, SEED_MAX } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import { Run, STARTED } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { paintImage } from '@vesper/core/runs/kinds/image';
import type { RunContext } from '@vesper/core/runs/run-context';
import { startRun } from '@vesper/core/runs/start-run';
import type { WorkerContext } from '../context.ts';

const PROMPT = 'A golden evening by a mountain lake, paper lanterns rising into the sky';

/**
 * Starts the one picture that everyone gets for their first photos: free, and private like every
 * picture that shows them. Its run's id is written down before the run, so that it is started
 * again after a crash in between, and never twice.
 * @returns false when there is no room for it yet
 */
export async function givePicture(
  context: RunContext & Pick<WorkerContext, 'engines'>,
  user: { _id: Types.ObjectId },
  likenessId: Types.ObjectId,
): Promise<boolean> {
  const userId = user._id;
  const runId = await giftOf(userId);
  if (!runId || (await Run.exists({ _id: runId, status: STARTED }))) return true;
  const request = generateImageRequest.parse({
    prompt: PROMPT,
    likenessId: likenessId.toHexString(),
  });
  const seed = randomInt(SEED_MAX + 1);
  const model = context.engines.image.name;
  try {
    const order = { userId, request, model, seed, price: 0 };
    await startRun(context, runId, paintImage(order));
  } catch (err) {
    if (err instanceof AppError && err.code === 'too_many_runs') return false;
    throw err;
  }
  return true;
}

/** The run id stored for it; a new one when that start was undone, since it can never start. */
async function giftOf(userId: Types.ObjectId): Promise<Types.ObjectId | undefined> {
  const user = await User.findById(userId, { giftRunId: 1 });
  const before = user?.giftRunId ?? null;
  const isOpen = before === null || (await Run.exists({ _id: before, status: 'undone' }));
  if (!isOpen) return before;
  const changed = await User.findOneAndUpdate(
    { _id: userId, giftRunId: before },
    { $set: { giftRunId: new Types.ObjectId() } },
    { returnDocument: 'after', projection: { giftRunId: 1 } },
  );
  return changed?.giftRunId ?? undefined;
}
