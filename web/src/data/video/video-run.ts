import { TOASTS } from '@vesper/core/contract/toasts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import {
  settledAs,
  unmadeBy,
  type RunEnding,
  type RunHandling,
  type RunResult,
  type RunState,
} from '../../realtime/index.ts';
import { refreshStats } from '../stats/stats.ts';
import { videoApi } from './video-api.ts';
import { patchVideo, putVideo, refreshVideo } from './video-cache.ts';

/** A run that makes a film. */
export const videoRun: RunHandling = { fetchResult, started, ended };

async function fetchResult({ videoId }: RunState): Promise<RunResult | null> {
  if (videoId === undefined) return null;
  const video = await videoApi.read(videoId);
  return video.status === 'pending' ? null : settledAs(video.status, { video }, video.failure);
}

/** Another tab or device may have started it: then the list here does not have it yet. */
function started({ videoId }: RunState): void {
  if (videoId !== undefined) inBackground(refreshVideo(videoId));
}

function ended(run: RunState, how: RunEnding): void {
  const { status, video, videoId } = run;
  if (how === 'gone') {
    if (videoId !== undefined) inBackground(refreshVideo(videoId));
    return;
  }
  const unmade = unmadeBy(run);
  if (video) putVideo(video);
  else if (videoId !== undefined && unmade) patchVideo(videoId, unmade);
  inBackground(refreshStats());
  if (status === 'completed') showToast({ ...TOASTS.videoMade, kind: 'success' });
  if (status === 'failed') showToast({ ...TOASTS.videoFailed, kind: 'failure' });
}
