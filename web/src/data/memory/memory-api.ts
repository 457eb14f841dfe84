import { LIMITS } from '@vesper/core/contract/limits';
import {
  conversationSummaryView,
  IN_GENERAL,
  memoryOverview,
  memoryView,
  type CreateMemoryRequest,
  type MemoryOverview,
  type MemoryView,
  type UpdateMemoryRequest,
} from '@vesper/core/contract/memory';
import { z } from 'zod';
import { ignored, request, requestPage, type Page } from '../../lib/request.ts';

const PATH = '/api/memories';

/** Whose facts a query means: a character's, or with null what all know. */
const scopeOf = (characterId: string | null): string => characterId ?? IN_GENERAL;

/** The calls about what companions remember. */
export const memoryApi = {
  list: (
    characterId: string | null,
    search: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<Page<MemoryView>> =>
    requestPage(memoryView, PATH, {
      query: { characterId: scopeOf(characterId), search, before },
      signal,
    }),
  usedIn: (messageId: string): Promise<MemoryView[]> =>
    request(z.array(memoryView), 'GET', PATH, {
      query: { usedIn: messageId, limit: LIMITS.listMax },
    }),
  overview: (characterId: string | null): Promise<MemoryOverview> =>
    request(memoryOverview, 'GET', `${PATH}/overview`, { query: { characterId } }),
  create: (body: CreateMemoryRequest): Promise<MemoryView> =>
    request(memoryView, 'POST', PATH, { body }),
  update: (id: string, body: UpdateMemoryRequest): Promise<MemoryView> =>
    request(memoryView, 'PATCH', `${PATH}/${id}`, { body }),
  remove: (id: string, { keepalive = false } = {}): Promise<unknown> =>
    request(ignored, 'DELETE', `${PATH}/${id}`, { keepalive }),
  removeAll: (characterId: string | null): Promise<unknown> =>
    request(ignored, 'DELETE', PATH, { query: { characterId: scopeOf(characterId) } }),
  markSeen: (ids: readonly string[]): Promise<unknown> =>
    request(ignored, 'POST', `${PATH}/seen`, { body: { ids }, readsOnly: true }),
  toggle: (characterId: string | null, isOn: boolean): Promise<unknown> =>
    request(ignored, 'PUT', `${PATH}/switch`, { body: { characterId, isOn } }),
  summary: async (conversationId: string) =>
    (await request(conversationSummaryView, 'GET', summaryPath(conversationId))).summary,
  writeSummary: async (conversationId: string, text: string) =>
    (
      await request(conversationSummaryView, 'PATCH', summaryPath(conversationId), {
        body: { text },
      })
    ).summary,
};

const summaryPath = (conversationId: string): string =>
  `/api/conversations/${conversationId}/summary`;
