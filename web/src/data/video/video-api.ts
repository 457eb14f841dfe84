import { videoView, type GenerateVideoRequest, type VideoView } from '@vesper/core/contract/video';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';

/** The calls about films. */
export const videoApi = {
  own: (before: string | null): Promise<Page<VideoView>> =>
    requestPage(videoView, '/api/videos', { query: { before } }),
  read: (id: string): Promise<VideoView> => request(videoView, 'GET', `/api/videos/${id}`),
  generate: (body: GenerateVideoRequest, key: string): Promise<VideoView> =>
    request(videoView, 'POST', '/api/generate/video', { body, headers: longWork(key) }),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `/api/videos/${id}`),
};
