import type { VideoView } from '@vesper/core/contract/video';
import { hasStatus } from '../../lib/api-error.ts';
import { mapItems, putItem, type Pages } from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';
import { endOf, unmadeBy } from '../../realtime/index.ts';
import { videoApi } from './video-api.ts';

/** Where the cache holds the user's films. */
export const VIDEOS_KEY = ['api', 'videos'] as const;
export const oneVideoKey = (id: string) => ['api', 'video', id] as const;

/** Shows a film, new or changed, in the list on screen; a list not yet loaded stays so. */
export function putVideo(answered: VideoView): void {
  const video = withEnd(answered);
  queryClient.setQueryData<Pages<VideoView>>(VIDEOS_KEY, (data) => data && putItem(data, video));
}

/** A run may end while an answer that still calls its film pending is on its way. */
function withEnd(video: VideoView): VideoView {
  if (video.status !== 'pending') return video;
  const run = endOf(video.runId);
  if (run?.video) return run.video;
  return { ...video, ...unmadeBy(run) };
}

export function patchVideo(id: string, change: Partial<VideoView>): void {
  changeVideo(id, (video) => ({ ...video, ...change }));
}

export function dropVideo(id: string): void {
  queryClient.setQueryData<VideoView | null>(oneVideoKey(id), null);
  changeVideo(id, () => null);
}

function changeVideo(id: string, change: (video: VideoView) => VideoView | null): void {
  queryClient.setQueryData<Pages<VideoView>>(
    VIDEOS_KEY,
    (data) => data && mapItems(data, (video) => (video.id === id ? change(video) : video)),
  );
}

/** Reads one film again: it changed without telling how. */
export async function refreshVideo(id: string): Promise<void> {
  try {
    putVideo(await videoApi.read(id));
  } catch (error) {
    // A bad network says nothing about the film; only the server can say that it is gone.
    if (hasStatus(error, 404)) dropVideo(id);
  }
}
