import type { GenerateVideoRequest, VideoView } from '@vesper/core/contract/video';
import { createSendOnce } from '../../lib/send-once.ts';
import { inBackground } from '../../lib/in-background.ts';
import { trackRun } from '../../realtime/index.ts';
import { refreshStats } from '../stats/stats.ts';
import { videoApi } from './video-api.ts';
import { putVideo } from './video-cache.ts';

const sendOnce = createSendOnce();

/** Orders a film, shows it, and follows the run that makes it. @throws what the call throws */
export async function startVideo(order: GenerateVideoRequest): Promise<VideoView> {
  const video = await sendOnce(order, (key) => videoApi.generate(order, key));
  trackRun({ runId: video.runId, kind: 'video', videoId: video.id });
  putVideo(video);
  inBackground(refreshStats());
  return video;
}

/** The same order once more, as it was made. */
export const orderOf = (video: VideoView): GenerateVideoRequest => ({
  ...{ prompt: video.prompt, ratio: video.ratio, seconds: video.seconds, modelId: video.modelId },
  ...(video.negativePrompt !== null && { negativePrompt: video.negativePrompt }),
  ...(video.imageId !== null && { imageId: video.imageId }),
});
