import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import { z } from 'zod';
import { packCard } from '@vesper/core/cards/card-schema';
import { withoutFiles } from '@vesper/core/cards/without-files';
import { cardOf } from '@vesper/core/cards/write-card';
import { characterTerms } from '@vesper/core/characters/character-terms';
import { characterView } from '@vesper/core/contract/character';
import { idParams } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { editedBook, withBook } from '@vesper/core/lorebooks/character-book';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { owns, type Actor } from '@vesper/core/policies/actor';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { characters, charactersWithCard } from '../../resources/character.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { shownTo } from './character-lists.ts';
import { requestFace } from './character-routes.ts';
import { assertSafeCharacter } from './character-safety.ts';
import { textsOf } from './character-texts.ts';
import { presentOneCharacter, presentPublicCharacters } from './character-views.ts';

const duplicate = route({
  method: 'post',
  path: '/api/characters/:id/duplicate',
  access: 'user',
  policy: { resource: charactersWithCard, action: 'read' },
  limit: 'characters',
  summary:
    'Makes a private character of yours of one that you see, its lorebook included; of one by ' +
    'somebody else the copy names its maker.',
  params: idParams,
  responses: { 201: characterView },
  refuses: ['plan_limit', ...SAFETY_REFUSALS],
  async handler({ context, user, actor, target: source }) {
    // The rules may have grown since it was made.
    await assertSafeCharacter(context, textsOf(source));
    const _id = new Types.ObjectId();
    const quota = { userId: user.id, what: 'characters', ref: _id } as const;
    const character = await withinPlan(context, quota, async () => {
      const fields = await copyOf(actor, source);
      const face = await copyFace(context, source, { userId: user.id, id: _id.toHexString() });
      return Character.create({ _id, userId: user.id, isPublic: false, ...fields, ...face });
    });
    if (!character.avatarKey) await requestFace(context, character.id);
    return { status: 201, body: await presentOneCharacter(await viewerOf(user.id), character) };
  },
});

/** What a copy has of its source. Files within a card go to its owner alone. */
async function copyOf(actor: Actor, source: CharacterDocument) {
  const isOwn = owns(actor, source);
  const whole = withBook(cardOf(source), await editedBook(source));
  const { name, description, traits, tags, greeting, exampleDialogue, personality } = source;
  const { scenario, nickname, systemPrompt, postHistoryInstructions, creatorNotes } = source;
  const { otherGreetings, look, origin } = source.toObject();
  const texts = { name, description, greeting, exampleDialogue, personality, scenario, nickname };
  const words = { traits, tags, terms: characterTerms(source), otherGreetings };
  return {
    ...{ ...texts, ...words, systemPrompt, postHistoryInstructions, creatorNotes },
    look: look && { words: look.words, seed: look.seed, imageId: isOwn ? look.imageId : null },
    card: packCard(isOwn ? whole : withoutFiles(whole)),
    // A copy of a copy of one's own still names whom the first was taken from.
    origin: isOwn ? origin : { characterId: source._id, userId: source.userId },
  };
}

/** Copies a face that has passed its check; without one the copy gets its own. */
async function copyFace(
  { storage }: GatewayContext,
  { id: sourceId, userId: sourceOwner, avatarKey, pictureCheck }: CharacterDocument,
  to: { userId: string; id: string },
) {
  if (!avatarKey || (pictureCheck?.state ?? 'passed') !== 'passed') return {};
  const from = { userId: sourceOwner.toHexString(), id: String(sourceId) };
  for (const keyOf of [objectKeys.portrait, objectKeys.blurredAvatar, objectKeys.avatar]) {
    const object = await storage.get(keyOf(from.userId, from.id));
    if (object) await storage.put(keyOf(to.userId, to.id), await buffer(object.body), 'image/webp');
    else if (keyOf === objectKeys.avatar) return {};
  }
  return { avatarKey: objectKeys.avatar(to.userId, to.id), pictureCheck };
}

const listSimilar = route({
  method: 'get',
  path: '/api/characters/:id/similar',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  summary: 'Public characters that share tags with this one: the most first, then the most liked.',
  params: idParams,
  responses: { 200: z.array(characterView) },
  async handler({ user, target }) {
    const tags = [...(target.tags ?? [])];
    const viewer = await viewerOf(user.id);
    const shared = { tags: { $in: tags }, _id: { $ne: target._id } };
    const found = await Character.find({ $and: [await shownTo(viewer), shared] })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LIMITS.similarAmong);
    // Without tags nobody shares any.
    const sharedBy = (one: CharacterDocument): number =>
      one.tags?.filter((tag) => tags.includes(tag)).length ?? 0;
    const ranked = found.sort((a, b) => sharedBy(b) - sharedBy(a) || b.likes - a.likes);
    const nearest = ranked.slice(0, LIMITS.similarShown);
    return { status: 200, body: await presentPublicCharacters(viewer, nearest) };
  },
});

export const characterCopyRoutes: Route[] = [duplicate, listSimilar];
