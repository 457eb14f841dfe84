import { RUN_FAILURES } from '../contract/errors.ts';
import type { LikenessView } from '../contract/likeness.ts';
import { mediaPaths } from '../contract/media.ts';
import type { LikenessDocument } from '../models/likeness.ts';

const FAILURES: Record<string, string> = RUN_FAILURES;

/** A photo as its owner sees it; nobody else ever does. */
export function presentLikeness(
  photo: LikenessDocument,
  more: Partial<Pick<LikenessView, 'uses' | 'usedIn' | 'firstPictureFree'>> = {},
): LikenessView {
  const ready = photo.status === 'ready';
  return {
    id: photo.id,
    runId: photo.runId.toHexString(),
    status: photo.status,
    failure: photo.failure ? (FAILURES[photo.failure] ?? RUN_FAILURES.engine_failed) : null,
    imageUrl: ready ? mediaPaths.likeness(photo.id) : null,
    thumbnailUrl: ready ? mediaPaths.likenessThumbnail(photo.id) : null,
    createdAt: photo.createdAt.toISOString(),
    uses: 0,
    usedIn: [],
    firstPictureFree: false,
    ...more,
  };
}
