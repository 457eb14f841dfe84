import { useQuery } from '@tanstack/react-query';
import type { VideoView } from '@vesper/core/contract/video';
import { usePagedList } from '../../lib/paged-list.ts';
import { videoApi } from './video-api.ts';
import { oneVideoKey, VIDEOS_KEY } from './video-cache.ts';

/** The user's films, newest first, those that are being made among them. */
export function useVideos() {
  return usePagedList<VideoView>({ queryKey: VIDEOS_KEY, fetchPage: videoApi.own });
}

/**
 * The film that an address names, the newest one where it names none. One that is not in the list so
 * far is read by itself.
 */
export function useVideoInHand(id: string | undefined, list: ReturnType<typeof useVideos>) {
  const listed = list.data?.find((video) => id === undefined || video.id === id);
  const one = useQuery({
    queryKey: oneVideoKey(id ?? ''),
    queryFn: (): Promise<VideoView | null> => videoApi.read(id ?? ''),
    // One that was deleted is known to be gone.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== undefined && list.isSuccess && !listed,
  });
  return {
    video: listed ?? (id === undefined ? undefined : (one.data ?? undefined)),
    isLoading: list.isPending || one.isLoading,
    isMissing: one.isError || one.data === null,
  };
}
