import { Types } from 'mongoose';
import { z } from 'zod';
import { unpackCard } from '@vesper/core/cards/card-schema';
import {
  characterView,
  createCharacterRequest,
  uniqueTraits,
  updateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { presentCharacter } from '@vesper/core/presenters/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { assertPublicCard, assertSafeCharacter } from './character-safety.ts';
import { presentOneCharacter, presentPublicCharacters } from './character-views.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { characters, charactersWithCard } from '../../resources/character.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { route, type Route } from '../../http/route.ts';

/** Asks for a face. Should the queue be away, housekeeping asks again. */
export async function requestFace({ queues, log }: GatewayContext, id: string): Promise<void> {
  try {
    await queues.addAvatar(id);
  } catch (err) {
    log.warn({ err }, 'the painting of a face is left to housekeeping');
  }
}

/** One page of the characters that match, newest first. */
async function findPage(
  filter: { userId: string } | { isPublic: true },
  { limit, before }: z.output<typeof pageQuery>,
): Promise<CharacterDocument[]> {
  const anchor = await findAnchor(before, async (id) => {
    const found = await Character.findOne({ _id: id, ...filter });
    return found && { _id: found._id, at: found.createdAt };
  });
  return Character.find({ ...filter, ...olderThan('createdAt', anchor) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit + 1);
}

const list = route({
  method: 'get',
  path: '/api/characters',
  access: 'user',
  policy: 'self',
  summary: 'Your characters, newest first.',
  query: pageQuery,
  responses: { 200: z.array(characterView) },
  async handler({ query, user, ctx }) {
    const found = await findPage({ userId: user.id }, query);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.map((one) => presentCharacter(one, user.id)), headers };
  },
});

const listPublic = route({
  method: 'get',
  path: '/api/characters/public',
  access: 'user',
  policy: 'public-list',
  summary: 'Public characters of everyone, newest first.',
  query: pageQuery,
  responses: { 200: z.array(characterView) },
  async handler({ query, user, ctx }) {
    const found = await findPage({ isPublic: true }, query);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentPublicCharacters(user.id, items), headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  summary: 'One character of yours, or a public one.',
  params: idParams,
  responses: { 200: characterView },
  async handler({ target, user }) {
    return { status: 200, body: await presentOneCharacter(user.id, target) };
  },
});

/** Request fields as a document has them: an empty text is none. */
function toFields({ description, greeting, personalityTraits, ...rest }: UpdateCharacterRequest) {
  return {
    ...rest,
    ...(description === undefined ? {} : { description: description || null }),
    ...(greeting === undefined ? {} : { greeting: greeting || null }),
    ...(personalityTraits ? { traits: uniqueTraits(personalityTraits) } : {}),
  };
}

const create = route({
  method: 'post',
  path: '/api/characters',
  access: 'user',
  policy: 'self',
  limit: 'characters',
  summary: 'Makes a character. Its face is painted afterwards, free of tokens.',
  body: createCharacterRequest,
  responses: { 201: characterView },
  refuses: ['plan_limit', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    const { isPublic: _, ...texts } = body;
    await assertSafeCharacter(context.log, texts);
    const _id = new Types.ObjectId();
    const fields = { _id, name: body.name, ...toFields(body), userId: user.id };
    const quota = { userId: user.id, what: 'characters', ref: _id } as const;
    const character = await withinPlan(context, quota, () => Character.create(fields));
    await requestFace(context, character.id);
    return { status: 201, body: await presentOneCharacter(user.id, character) };
  },
});

const update = route({
  method: 'put',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: charactersWithCard, action: 'change' },
  summary: 'Changes a character of yours; what is left out stays. An empty text removes it.',
  params: idParams,
  body: updateCharacterRequest,
  responses: { 200: characterView },
  refuses: [...SAFETY_REFUSALS],
  async handler({ context, body, user, target: current }) {
    const { isPublic, ...changed } = body;
    await assertSafeCharacter(context.log, changed, { ...textsOf(current), ...changed });
    if (isPublic && !current.isPublic && current.card) {
      await assertPublicCard(context.log, unpackCard(current.card));
    }
    const character = await Character.findOneAndUpdate(
      { _id: current._id },
      { $set: toFields(body) },
      { returnDocument: 'after' },
    );
    if (!character) throw new AppError('not_found');
    return { status: 200, body: await presentOneCharacter(user.id, character) };
  },
});

/** The texts that speak for a character, under the names that requests use. */
function textsOf(character: CharacterDocument) {
  const { name, description, greeting, traits, personality, scenario } = character;
  return { name, description, greeting, personalityTraits: traits, personality, scenario };
}

const remove = route({
  method: 'delete',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: characters, action: 'change' },
  summary: 'Deletes a character of yours. Conversations with it stay.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, user, target: { _id, id } }) {
    await Character.deleteOne({ _id });
    await context.storage.delete(objectKeys.avatar(user.id, id));
    await context.storage.delete(objectKeys.portrait(user.id, id));
    return { status: 200, body: OK };
  },
});

export const characterRoutes: Route[] = [list, listPublic, read, create, update, remove];
