import {
  characterView,
  type CARD_FORMATS,
  type CharacterView,
  type CreateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { conversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { z } from 'zod';
import { request } from '../../lib/request.ts';

export type CardFormat = (typeof CARD_FORMATS)[number];

const PATH = '/api/characters';
const page = (before: string | null): string =>
  `?limit=${LIMITS.listDefault}${before === null ? '' : `&before=${before}`}`;

/** The calls of this screen. */
export const charactersApi = {
  own: (before: string | null): Promise<CharacterView[]> =>
    request(z.array(characterView), 'GET', `${PATH}${page(before)}`),
  everyones: (before: string | null): Promise<CharacterView[]> =>
    request(z.array(characterView), 'GET', `${PATH}/public${page(before)}`),
  create: (body: CreateCharacterRequest): Promise<CharacterView> =>
    request(characterView, 'POST', PATH, { body }),
  update: (id: string, body: UpdateCharacterRequest): Promise<CharacterView> =>
    request(characterView, 'PUT', `${PATH}/${id}`, { body }),
  remove: (id: string): Promise<unknown> => request(z.unknown(), 'DELETE', `${PATH}/${id}`),
  importCard: (file: File): Promise<CharacterView> =>
    request(characterView, 'POST', `${PATH}/import`, { file }),
  cardPath: (id: string, format: CardFormat): string => `${PATH}/${id}/card?format=${format}`,
  startConversation: (characterId: string) =>
    request(conversationView, 'POST', '/api/conversations', { body: { characterId } }),
};
