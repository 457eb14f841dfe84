import {
  storyDetails,
  storyTurnResponse,
  storyView,
  type CreateStoryRequest,
  type StoryDetails,
  type StoryTurnResponse,
  type StoryView,
} from '@vesper/core/contract/story';
import { z } from 'zod';
import { longWork, request, requestPage } from '../../lib/request.ts';

export type StoryPage = Readonly<{ items: readonly StoryView[]; before: string | null }>;

/** The calls of these screens. */
export const storiesApi = {
  list: (before: string | null): Promise<StoryPage> =>
    requestPage(storyView, `/api/stories${before === null ? '' : `?before=${before}`}`),
  read: (id: string): Promise<StoryDetails> => request(storyDetails, 'GET', `/api/stories/${id}`),
  create: (body: CreateStoryRequest, key: string): Promise<StoryTurnResponse> =>
    request(storyTurnResponse, 'POST', '/api/stories', { body, headers: longWork(key) }),
  proceed: (id: string, parentId: string, choice: string): Promise<StoryTurnResponse> =>
    request(storyTurnResponse, 'POST', `/api/stories/${id}/passages`, {
      body: { parentId, choice },
      headers: longWork(crypto.randomUUID()),
    }),
  remove: (id: string): Promise<unknown> => request(z.unknown(), 'DELETE', `/api/stories/${id}`),
};
