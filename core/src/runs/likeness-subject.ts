import type { RunFailureCode } from '../contract/errors.ts';
import type { LikenessView } from '../contract/likeness.ts';
import type { RunEnd } from '../contract/run.ts';
import { Likeness } from '../models/likeness.ts';
import type { RunDocument } from '../models/run.ts';
import { presentLikeness } from '../presenters/likeness.ts';

/** Gives the photo of a likeness run its final state, unless it has one; a refused one makes room. */
export async function decideLikeness(
  run: RunDocument,
  outcome: { status: RunEnd; code?: RunFailureCode },
): Promise<void> {
  const pending = { _id: run.likenessId, status: 'pending' } as const;
  const { status, code } = outcome;
  if (status === 'completed') {
    await Likeness.updateOne(pending, { $set: { status: 'ready' } });
    return;
  }
  await Likeness.updateOne(pending, {
    $set: { status, ...(code && { failure: code }) },
    $unset: { slot: 1 },
  });
}

/** How the photo of a likeness run ended; null while it has not. */
export async function readLikeness(
  run: RunDocument,
): Promise<{ ended: RunEnd; fields: { likeness: LikenessView } } | null> {
  const photo = await Likeness.findById(run.likenessId);
  if (!photo || photo.status === 'pending') return null;
  const ended = photo.status === 'ready' ? 'completed' : photo.status;
  return { ended, fields: { likeness: presentLikeness(photo) } };
}
