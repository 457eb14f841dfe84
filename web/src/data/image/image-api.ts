import {
  orderedImage,
  type GenerateImageRequest,
  type OrderedImage,
} from '@vesper/core/contract/generate-image';
import {
  imageView,
  readPromptResponse,
  type ImageView,
  type ReadPromptRequest,
  type ReadPromptResponse,
} from '@vesper/core/contract/image';
import { richerPrompt, usedPrompt, type UsedPrompt } from '@vesper/core/contract/image-prompt';
import { trashedImage, type TrashedImage } from '@vesper/core/contract/image-trash';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';
import { NO_FILTER, queryOf, type PictureFilter } from './image-filter.ts';

/** The calls about pictures. */
export const imageApi = {
  own: (before: string | null, filter = NO_FILTER): Promise<Page<ImageView>> =>
    requestPage(imageView, '/api/images', { query: { ...queryOf(filter), before } }),
  everyones: (
    filter: PictureFilter,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<ImageView>> =>
    requestPage(imageView, '/api/images/public', { query: { ...queryOf(filter), before }, signal }),
  ofCreator: (
    creatorId: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<ImageView>> =>
    requestPage(imageView, `/api/creators/${creatorId}/images`, { query: { before }, signal }),
  ofCharacter: (
    characterId: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<ImageView>> =>
    requestPage(imageView, `/api/characters/${characterId}/images`, { query: { before }, signal }),
  read: (id: string): Promise<ImageView> => request(imageView, 'GET', `/api/images/${id}`),
  /** The same as it is, though it came blurred. */
  readSharp: (id: string): Promise<ImageView> =>
    request(imageView, 'GET', `/api/images/${id}?sharp=true`),
  generate: (body: GenerateImageRequest, key: string): Promise<OrderedImage> =>
    request(orderedImage, 'POST', '/api/generate/image', { body, headers: longWork(key) }),
  reading: (body: ReadPromptRequest, signal: AbortSignal): Promise<ReadPromptResponse> => {
    const options = { body, signal, readsOnly: true };
    return request(readPromptResponse, 'POST', '/api/generate/image/reading', options);
  },
  /** The same picture in richer words; nothing of it is kept. */
  enrich: async (prompt: string, signal: AbortSignal): Promise<string> => {
    const options = { body: { prompt }, signal, readsOnly: true };
    return (await request(richerPrompt, 'POST', '/api/generate/image/richer', options)).prompt;
  },
  /** Words that pictures were ordered with, last used first. */
  usedPrompts: (
    search: string,
    before: string | null,
    signal?: AbortSignal,
  ): Promise<Page<UsedPrompt>> =>
    requestPage(usedPrompt, '/api/image-prompts', {
      query: { search, before, limit: 25 },
      ...(signal && { signal }),
    }),
  forgetPrompt: (id: string): Promise<unknown> =>
    request(ignored, 'DELETE', `/api/image-prompts/${id}`),
  /** With `consent` its owner agrees that a picture that shows them becomes public. */
  setVisibility: (id: string, isPublic: boolean, consent: boolean): Promise<unknown> =>
    request(ignored, 'PUT', `/api/images/${id}/visibility`, {
      body: { isPublic, ...(consent && { consent }) },
    }),
  setLiked: (id: string, liked: boolean): Promise<ImageView> =>
    request(imageView, liked ? 'POST' : 'DELETE', `/api/images/${id}/like`),
  setTags: (id: string, tags: readonly string[]): Promise<ImageView> =>
    request(imageView, 'PUT', `/api/images/${id}/tags`, { body: { tags } }),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `/api/images/${id}`),
  /** The same for several at a time: what is gone already is passed over. */
  removeSeveral: (ids: readonly string[]): Promise<unknown> =>
    request(ignored, 'POST', '/api/images/removals', { body: { ids } }),
  trash: (before: string | null): Promise<Page<TrashedImage>> =>
    requestPage(trashedImage, '/api/image-trash', { query: { before } }),
  restore: (ids: readonly string[]): Promise<unknown> =>
    request(ignored, 'POST', '/api/image-trash/restorations', { body: { ids } }),
  removeForGood: (ids: readonly string[]): Promise<unknown> =>
    request(ignored, 'POST', '/api/image-trash/removals', { body: { ids } }),
  emptyTrash: (): Promise<unknown> => request(ignored, 'DELETE', '/api/image-trash'),
};
