import {
  characterDetailView,
  characterView,
  type CARD_FORMATS,
  type CharacterDetailView,
  type CharacterOrder,
  type CharacterView,
  type CreateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import {
  characterVersionView,
  type CharacterVersionView,
} from '@vesper/core/contract/character-version';
import { z } from 'zod';
import { ignored, request, requestPage, type Page } from '../../lib/request.ts';

export type CardFormat = (typeof CARD_FORMATS)[number];

const PATH = '/api/characters';

/** What of a list is looked for, and its order. */
export interface CharacterFilter {
  search: string;
  /** All of them. */
  tags: readonly string[];
  sort: CharacterOrder;
  /** Only those that one likes. */
  liked: boolean;
}

const queryOf = ({ search, tags, sort, liked }: CharacterFilter, before: string | null) => ({
  ...{ before, search, tags: tags.join(',') },
  sort: sort === 'new' ? null : sort,
  liked: liked ? 'true' : null,
});

/** The calls about characters. */
export const characterApi = {
  own: (filter: CharacterFilter, before: string | null): Promise<Page<CharacterView>> =>
    requestPage(characterView, PATH, { query: queryOf(filter, before) }),
  everyones: (filter: CharacterFilter, before: string | null): Promise<Page<CharacterView>> =>
    requestPage(characterView, `${PATH}/public`, { query: queryOf(filter, before) }),
  /** Tags to look around by. */
  tags: (): Promise<string[]> => request(z.array(z.string()), 'GET', `${PATH}/public/tags`),
  similar: (id: string): Promise<CharacterView[]> =>
    request(z.array(characterView), 'GET', `${PATH}/${id}/similar`),
  duplicate: (id: string): Promise<CharacterView> =>
    request(characterView, 'POST', `${PATH}/${id}/duplicate`),
  /** What a character of one's own was before its last changes. */
  versions: (id: string): Promise<CharacterVersionView[]> =>
    request(z.array(characterVersionView), 'GET', `${PATH}/${id}/versions`),
  setLiked: (id: string, liked: boolean): Promise<CharacterView> =>
    request(characterView, liked ? 'POST' : 'DELETE', `${PATH}/${id}/like`),
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
