import {
  characterDetailView,
  characterView,
  type CARD_FORMATS,
  type CharacterDetailView,
  type CharacterView,
  type CreateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { ignored, request, requestPage, type Page } from '../../lib/request.ts';

export type CardFormat = (typeof CARD_FORMATS)[number];

const PATH = '/api/characters';

/** The calls about characters. */
export const characterApi = {
  own: (before: string | null): Promise<Page<CharacterView>> =>
    requestPage(characterView, PATH, { query: { before } }),
  everyones: (before: string | null): Promise<Page<CharacterView>> =>
    requestPage(characterView, `${PATH}/public`, { query: { before } }),
  one: (id: string): Promise<CharacterDetailView> =>
    request(characterDetailView, 'GET', `${PATH}/${id}`),
  /** The same with its face as it is, though it came blurred. */
  oneSharp: (id: string): Promise<CharacterDetailView> =>
    request(characterDetailView, 'GET', `${PATH}/${id}?sharp=true`),
  create: (body: CreateCharacterRequest): Promise<CharacterView> =>
    request(characterView, 'POST', PATH, { body }),
  update: (id: string, body: UpdateCharacterRequest): Promise<CharacterView> =>
    request(characterView, 'PUT', `${PATH}/${id}`, { body }),
  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', `${PATH}/${id}`),
  importCard: (file: File): Promise<CharacterView> =>
    request(characterView, 'POST', `${PATH}/import`, { file }),
  cardPath: (id: string, format: CardFormat): string => `${PATH}/${id}/card?format=${format}`,
};
