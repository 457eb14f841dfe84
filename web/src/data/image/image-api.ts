import {
  orderedImage,
  type GenerateImageRequest,
  type OrderedImage,
} from '@vesper/core/contract/generate-image';
import {
  imageView,
  readPromptResponse,
  type ImageView,
  type PromptReading,
} from '@vesper/core/contract/image';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';

/** The calls about pictures. */
export const imageApi = {
  own: (before: string | null): Promise<Page<ImageView>> =>
    requestPage(imageView, '/api/images', { query: { before } }),
  everyones: (
    search: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<ImageView>> =>
    requestPage(imageView, '/api/images/public', { query: { search, before }, signal }),
  ofCreator: (
    creatorId: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<ImageView>> =>
    requestPage(imageView, `/api/creators/${creatorId}/images`, { query: { before }, signal }),
  read: (id: string): Promise<ImageView> => request(imageView, 'GET', `/api/images/${id}`),
  /** The same as it is, though it came blurred. */
  readSharp: (id: string): Promise<ImageView> =>
    request(imageView, 'GET', `/api/images/${id}?sharp=true`),
  generate: (body: GenerateImageRequest, key: string): Promise<OrderedImage> =>
    request(orderedImage, 'POST', '/api/generate/image', { body, headers: longWork(key) }),
  reading: async (prompt: string, signal: AbortSignal): Promise<PromptReading | null> => {
    const options = { body: { prompt }, signal, readsOnly: true };
    const path = '/api/generate/image/reading';
    return (await request(readPromptResponse, 'POST', path, options)).reading;
  },
  /** With `consent` its owner agrees that a picture that shows them becomes public. */
  setVisibility: (id: string, isPublic: boolean, consent: boolean): Promise<unknown> =>
    request(ignored, 'PUT', `/api/images/${id}/visibility`, {
      body: { isPublic, ...(consent && { consent }) },
    }),
  setLiked: (id: string, liked: boolean): Promise<ImageView> =>
    request(imageView, liked ? 'POST' : 'DELETE', `/api/images/${id}/like`),
  remove: (id: string, { keepalive = false } = {}): Promise<unknown> =>
    request(ignored, 'DELETE', `/api/images/${id}`, { keepalive }),
};
