import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { generateImageRequest, SEED_MAX } from '@vesper/core/contract/image';
import { AppError } from '@vesper/core/errors';
import { Run } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { startImageRun, type StartContext } from '@vesper/core/runs/start-run';
import type { WorkerContext } from '../context.ts';

const PROMPT = 'A golden evening by a mountain lake, paper lanterns rising into the sky';

/**
 * Starts the one picture that everyone gets for their first photos: free, and private like every
 * picture that shows them. Its run's id is written down before the run, so that it is started
 * again after a crash in between, and never twice.
 * @returns false when there is no room for it yet
 */
export async function givePicture(
  context: StartContext & Pick<WorkerContext, 'engines'>,
  user: { _id: Types.ObjectId },
  likenessId: Types.ObjectId,
): Promise<boolean> {
  const userId = user._id;
  await User.updateOne(
    { _id: userId, giftRunId: null },
    { $set: { giftRunId: new Types.ObjectId() } },
  );
  const runId = (await User.findById(userId, { giftRunId: 1 }))?.giftRunId;
  if (!runId || (await Run.exists({ _id: runId }))) return true;
  const request = generateImageRequest.parse({
    prompt: PROMPT,
    likenessId: likenessId.toHexString(),
  });
  const seed = randomInt(SEED_MAX + 1);
  const model = context.engines.image.name;
  try {
    await startImageRun(context, { runId, userId, request, model, seed, price: 0 });
  } catch (err) {
    if (err instanceof AppError && err.code === 'too_many_runs') return false;
    throw err;
  }
  return true;
}
