import { removeImage } from '@vesper/core/erasure/remove-image';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { Run } from '@vesper/core/models/run';
import { trashImages } from '@vesper/core/pictures/image-trash';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { stopRuns } from '@vesper/core/runs/stop-runs';
import type { GatewayContext } from '../../context.ts';

/** Moves a picture to its owner's trash; one that was never finished goes for good at once. */
export async function deleteImage(context: GatewayContext, image: ImageDocument): Promise<void> {
  const run = await Run.findOne({ _id: image.runId, live: true });
  if (run) await cancelRun(context, run);
  await stopShowing(context, image);
  const isTrashed = (await trashImages(context, [image._id])) > 0;
  // A finished one that is not there to be trashed was, by the same request sent twice.
  if (!isTrashed && image.status !== 'complete') await removeImage(context, image);
}

/** What is being made with it as the picture of a character's look comes to nothing. */
async function stopShowing(context: GatewayContext, { _id }: ImageDocument): Promise<void> {
  const shownTo = await Image.find({ referenceId: _id, status: 'pending' }, { userId: 1 });
  if (shownTo.length === 0) return;
  await stopRuns(context, { imageId: { $in: shownTo.map((image) => image._id) } });
}
