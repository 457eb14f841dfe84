import { mediaPaths } from '../contract/media.ts';
import type { VideoView } from '../contract/video.ts';
import type { VideoDocument } from '../models/video.ts';
import { presentFailure } from './failure.ts';

/** A film as its owner sees it. Its paths are there once it is complete, and not before. */
export function presentVideo(video: VideoDocument): VideoView {
  const ready = video.status === 'complete';
  const { id, prompt, seed, model, modelId, ratio, seconds, status } = video;
  return {
    ...{ id, prompt, seed, model, modelId, ratio, seconds, status },
    runId: video.runId.toHexString(),
    videoUrl: ready ? mediaPaths.video(id) : null,
    posterUrl: ready ? mediaPaths.videoPoster(id) : null,
    thumbnailUrl: ready ? mediaPaths.videoThumbnail(id) : null,
    negativePrompt: video.negativePrompt ?? null,
    ...(ready ? fileOf(video) : NO_FILE),
    imageId: video.imageId?.toHexString() ?? null,
    failure: presentFailure(video),
    createdAt: video.createdAt.toISOString(),
  };
}

const NO_FILE = { pixels: null, bytes: null } as const;

function fileOf({ width, height, bytes }: VideoDocument): Pick<VideoView, 'pixels' | 'bytes'> {
  return { pixels: width && height ? { width, height } : null, bytes: bytes ?? null };
}
