import {
  lorebookDetails,
  lorebookView,
  loreEntryView,
  type AddLoreEntryRequest,
  type ChangeLoreEntryRequest,
  type CreateLorebookRequest,
  type LoreEntryChange,
  type LorebookDetails,
  type LorebookView,
  type LoreEntryView,
  type UpdateLorebookRequest,
} from '@vesper/core/contract/lorebook';
import { z } from 'zod';
import { ignored, request } from '../../lib/request.ts';

const PATH = '/api/lorebooks';

/** The calls about lorebooks and their entries. */
export const lorebookApi = {
  all: (): Promise<LorebookView[]> => request(z.array(lorebookView), 'GET', PATH),
  one: (id: string): Promise<LorebookDetails> => request(lorebookDetails, 'GET', `${PATH}/${id}`),
  create: (body: CreateLorebookRequest): Promise<LorebookView> =>
    request(lorebookView, 'POST', PATH, { body }),
  update: (id: string, body: UpdateLorebookRequest): Promise<LorebookView> =>
    request(lorebookView, 'PATCH', `${PATH}/${id}`, { body }),
  duplicate: (id: string): Promise<LorebookView> =>
    request(lorebookView, 'POST', `${PATH}/${id}/duplicate`),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `${PATH}/${id}`),
  importFile: (file: File, name: string): Promise<LorebookView> =>
    request(lorebookView, 'POST', `${PATH}/import`, { file, query: { name } }),
  filePath: (id: string): string => `${PATH}/${id}/file`,
  /** The own book of a character of one's own. */
  ofCharacter: (characterId: string): Promise<LorebookView> =>
    request(lorebookView, 'PUT', `/api/characters/${characterId}/lorebook`),
  addEntry: (id: string, body: AddLoreEntryRequest): Promise<LoreEntryView> =>
    request(loreEntryView, 'POST', `${PATH}/${id}/entries`, { body }),
  changeEntry: (
    id: string,
    entryId: string,
    change: LoreEntryChange,
    keepalive: boolean,
  ): Promise<LoreEntryView> => {
    const body: ChangeLoreEntryRequest = { entryId, ...change };
    return request(loreEntryView, 'PATCH', `${PATH}/${id}/entries`, { body, keepalive });
  },
  removeEntry: (id: string, entryId: string, keepalive: boolean): Promise<unknown> =>
    request(ignored, 'DELETE', `${PATH}/${id}/entries`, { query: { entryId }, keepalive }),
};
