import { z } from 'zod';
import { blockedWith } from '@vesper/core/accounts/blocks';
import { charactersQuery, characterView, tagsInUse } from '@vesper/core/contract/character';
import { LIMITS } from '@vesper/core/contract/limits';
import { Character } from '@vesper/core/models/character';
import { SHOWN } from '@vesper/core/policies/character';
import { wantedBy, type Viewer } from '@vesper/core/policies/maturity';
import { NOT_TAKEN_DOWN } from '@vesper/core/policies/visibility';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';
import { withoutHidden } from '../gallery/hidden-words.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { presentOwnCharacters, presentPublicCharacters } from './character-views.ts';
import { findCharacters, placeIn } from './find-characters.ts';

const list = route({
  method: 'get',
  path: '/api/characters',
  access: 'user',
  policy: 'self',
  summary:
    'Your characters, newest first, or by `sort`: those that most people like, or began to talk with. ' +
    '`search` and `tags` find by words and tags, `liked` those that you like.',
  query: charactersQuery,
  responses: { 200: z.array(characterView) },
  async handler({ context, query, user, ctx }) {
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const own = { userId: user.id, ...NOT_TAKEN_DOWN };
    const found = await findCharacters(own, query, user.id);
    const { items, headers } = cutPage(ctx, found, query.limit, placeIn(query.sort));
    const viewer = await viewerOf(user.id);
    return { status: 200, body: await presentOwnCharacters(viewer, items), headers };
  },
});

/** The public characters that somebody wants to meet. */
export async function shownTo(viewer: Viewer) {
  const words = await withoutHidden(viewer.userId);
  const userId = { $nin: await blockedWith(viewer.userId) };
  const wanted = wantedBy(viewer) ?? {};
  return { ...SHOWN, userId, ...(words && { traits: words, tags: words }), ...wanted };
}

const listPublic = route({
  method: 'get',
  path: '/api/characters/public',
  access: 'user',
  policy: 'public-list',
  summary:
    'Public characters of everyone, in the orders and by the words of your own, without those with a ' +
    'trait or a tag that you hide, and without those with a mature face where you hide such pictures.',
  query: charactersQuery,
  responses: { 200: z.array(characterView) },
  async handler({ context, query, user, ctx }) {
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const viewer = await viewerOf(user.id);
    const found = await findCharacters(await shownTo(viewer), query, user.id);
    const { items, headers } = cutPage(ctx, found, query.limit, placeIn(query.sort));
    return { status: 200, body: await presentPublicCharacters(viewer, items), headers };
  },
});

const listTags = route({
  method: 'get',
  path: '/api/characters/public/tags',
  access: 'user',
  policy: 'public-list',
  summary:
    'Tags to look around by: those of the newest public characters, the most frequent first.',
  responses: { 200: tagsInUse },
  async handler({ user }) {
    const shown = await shownTo(await viewerOf(user.id));
    const newest = await Character.find(shown, { tags: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LIMITS.tagsCountedIn)
      .lean();
    const counts = new Map<string, number>();
    for (const tag of newest.flatMap(({ tags }) => tags ?? [])) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const ranked = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
    return { status: 200, body: ranked.slice(0, LIMITS.tagsOffered).map(([tag]) => tag) };
  },
});

export const characterLists: Route[] = [list, listPublic, listTags];
