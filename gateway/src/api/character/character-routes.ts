import { keepEvidence } from '@vesper/core/cases/evidence';
import { Types } from 'mongoose';
import { z } from 'zod';
import {
  characterDetailView,
  characterView,
  createCharacterRequest,
  uniqueTraits,
  updateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { blockedWith } from '@vesper/core/accounts/blocks';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { revealQuery } from '@vesper/core/contract/maturity';
import { AppError } from '@vesper/core/errors';
import { Lorebook } from '@vesper/core/models/lorebook';
import { dropCharacterMemories } from '@vesper/core/memory/forget';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { SHOWN } from '@vesper/core/policies/character';
import { wantedBy } from '@vesper/core/policies/maturity';
import { NOT_TAKEN_DOWN } from '@vesper/core/policies/visibility';
import { presentCharacter, presentCharacterDetail } from '@vesper/core/presenters/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { assertPublic } from './character-moderation.ts';
import { assertRoom, assertSafeCharacter, together } from './character-safety.ts';
import { presentOneCharacter, presentPublicCharacters } from './character-views.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { characters, charactersWithCard } from '../../resources/character.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { assertModerated, PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { withoutHidden } from '../gallery/hidden-words.ts';
import { viewerOf, viewerOfOne } from '../gallery/viewer-of.ts';
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
  filter:
    | { userId: string; takenDownAt: { $exists: false } }
    | (typeof SHOWN & { userId: { $nin: Types.ObjectId[] }; traits?: { $not: RegExp } }),
  { limit, before }: z.output<typeof pageQuery>,
  wanted: ReturnType<typeof wantedBy> = undefined,
): Promise<CharacterDocument[]> {
  const anchor = await findAnchor(before, async (id) => {
    const found = await Character.findOne({ _id: id, ...filter });
    return found && { _id: found._id, at: found.createdAt };
  });
  return Character.find({ ...filter, $and: [wanted ?? {}, olderThan('createdAt', anchor)] })
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
    const found = await findPage({ userId: user.id, ...NOT_TAKEN_DOWN }, query);
    const { items, headers } = cutPage(ctx, found, query.limit);
    const viewer = await viewerOf(user.id);
    return { status: 200, body: items.map((one) => presentCharacter(one, viewer)), headers };
  },
});

const listPublic = route({
  method: 'get',
  path: '/api/characters/public',
  access: 'user',
  policy: 'public-list',
  summary:
    'Public characters of everyone, newest first, without those with a trait that you hide, and ' +
    'without those with a mature face where you hide such pictures.',
  query: pageQuery,
  responses: { 200: z.array(characterView) },
  async handler({ query, user, ctx }) {
    const traits = await withoutHidden(user.id);
    const userId = { $nin: await blockedWith(user.id) };
    const viewer = await viewerOf(user.id);
    const shown = { ...SHOWN, userId, ...(traits && { traits }) };
    const found = await findPage(shown, query, wantedBy(viewer));
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentPublicCharacters(viewer, items), headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  summary: 'One character of yours, or a public one.',
  params: idParams,
  query: revealQuery,
  responses: { 200: characterDetailView },
  async handler({ target, query, user }) {
    const view = await presentOneCharacter(await viewerOfOne(user.id, query), target);
    return { status: 200, body: presentCharacterDetail(view, target) };
  },
});

/** Texts of which an empty one is none. */
const TEXTS = [
  ...(['description', 'greeting', 'exampleDialogue', 'scenario', 'nickname'] as const),
  ...(['systemPrompt', 'postHistoryInstructions', 'creatorNotes'] as const),
];

/** Request fields as a document has them: an empty text is none. */
function toFields(request: UpdateCharacterRequest) {
  const { personalityTraits, personalityText, ...rest } = request;
  const texts = TEXTS.filter((field) => request[field] !== undefined);
  return {
    ...rest,
    ...Object.fromEntries(texts.map((field) => [field, request[field] || null])),
    ...(personalityText === undefined ? {} : { personality: personalityText || null }),
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
  bodyBytes: LIMITS.textsBodyBytes,
  responses: { 201: characterView },
  refuses: ['plan_limit', 'switched_off', 'limited', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    const { isPublic, ...texts } = body;
    if (isPublic) await assertMayPublish(context, user.id);
    assertRoom(texts);
    await assertSafeCharacter(context, texts);
    const _id = new Types.ObjectId();
    const fields = { _id, name: body.name, ...toFields(body), userId: user.id };
    const quota = { userId: user.id, what: 'characters', ref: _id } as const;
    const character = await withinPlan(context, quota, () => Character.create(fields));
    await requestFace(context, character.id);
    return { status: 201, body: await presentOneCharacter(await viewerOf(user.id), character) };
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
  bodyBytes: LIMITS.textsBodyBytes,
  responses: { 200: characterView },
  refuses: ['switched_off', 'limited', ...PUBLIC_REFUSALS],
  async handler({ context, body, user, target: current }) {
    const { isPublic, ...changed } = body;
    const all = { ...textsOf(current), ...changed };
    assertRoom(all);
    await assertSafeCharacter(context, changed, all);
    const [field] = Object.keys(changed);
    if (isPublic && !current.isPublic) {
      await assertMayPublish(context, user.id);
      await assertPublic(context, current, toFields(body));
    } else if ((isPublic ?? current.isPublic) && field) {
      await assertModerated(context, together(all), field);
    }
    const { _id, id } = current;
    // What was reported is judged as it was.
    await keepEvidence(context, { type: 'character', id });
    const character = await Character.findOneAndUpdate(
      // The texts were judged together: what another tab has changed or made public meanwhile was not.
      { _id, ...sameRevision(current), isPublic: current.isPublic ? true : { $ne: true } },
      { $set: toFields(body), $inc: { revision: 1 } },
      { returnDocument: 'after' },
    );
    if (!character) throw await changedMeanwhile(_id);
    return { status: 200, body: await presentOneCharacter(await viewerOf(user.id), character) };
  },
});

/** Those from before revisions were counted have none. */
const sameRevision = ({ revision }: CharacterDocument) => ({
  revision: revision === 0 ? { $in: [0, null] } : revision,
});

async function changedMeanwhile(_id: Types.ObjectId): Promise<AppError> {
  return new AppError((await Character.exists({ _id })) ? 'unavailable' : 'not_found');
}

/**
 * The texts that speak for a character, under the names that requests use. Notes are not among them:
 * no model gets those, and they are judged when they are written here or become public.
 */
function textsOf(character: CharacterDocument) {
  const { name, nickname, description, greeting, exampleDialogue, scenario } = character;
  const { systemPrompt, postHistoryInstructions, otherGreetings } = character;
  const personality = {
    personalityTraits: character.traits,
    personalityText: character.personality,
  };
  const texts = { name, nickname, description, greeting, exampleDialogue, scenario };
  const asked = { systemPrompt, postHistoryInstructions, otherGreetings };
  return { ...texts, ...personality, ...asked };
}

const remove = route({
  method: 'delete',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: characters, action: 'change' },
  summary: 'Deletes a character of yours and what it remembers. Conversations with it stay.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, user, target: { _id, id } }) {
    await keepEvidence(context, { type: 'character', id });
    await Character.deleteOne({ _id });
    await Lorebook.deleteOne({ _id, characterId: _id });
    await dropCharacterMemories(_id);
    await context.storage.delete(objectKeys.avatar(user.id, id));
    await context.storage.delete(objectKeys.portrait(user.id, id));
    await context.storage.delete(objectKeys.blurredAvatar(user.id, id));
    await context.storage.delete(objectKeys.charx(user.id, id));
    return { status: 200, body: OK };
  },
});

export const characterRoutes: Route[] = [list, listPublic, read, create, update, remove];
