import {
  storyDetails,
  storyTurnResponse,
  storyView,
  type CreateStoryRequest,
  type StoryDetails,
  type StoryTurnResponse,
  type StoryView,
} from '@vesper/core/contract/story';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';

const PATH = '/api/stories';

/** The calls about stories. */
export const storyApi = {
  list: (before: string | null): Promise<Page<StoryView>> =>
    requestPage(storyView, PATH, { query: { before } }),
  read: (id: string): Promise<StoryDetails> => request(storyDetails, 'GET', `${PATH}/${id}`),
  create: (body: CreateStoryRequest, key: string): Promise<StoryTurnResponse> =>
    request(storyTurnResponse, 'POST', PATH, { body, headers: longWork(key) }),
  proceed: (
    id: string,
    body: { parentId: string; choice: string },
    key: string,
  ): Promise<StoryTurnResponse> =>
    request(storyTurnResponse, 'POST', `${PATH}/${id}/passages`, { body, headers: longWork(key) }),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `${PATH}/${id}`),
};
