import { keepEvidence } from '@vesper/core/cases/evidence';
import { characterTerms } from '@vesper/core/characters/character-terms';
import { keepVersion, textsOf as versionTexts } from '@vesper/core/characters/character-versions';
import { referenceFor } from '@vesper/core/characters/look';
import { Types } from 'mongoose';
import {
  characterDetailView,
  characterView,
  createCharacterRequest,
  uniqueTraits,
  updateCharacterRequest,
  type UpdateCharacterRequest,
} from '@vesper/core/contract/character';
import { idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { revealQuery } from '@vesper/core/contract/maturity';
import { tidyTags } from '@vesper/core/contract/tag';
import { AppError } from '@vesper/core/errors';
import { CharacterVersion } from '@vesper/core/models/character-version';
import { CharacterLike } from '@vesper/core/models/character-like';
import { Lorebook } from '@vesper/core/models/lorebook';
import { dropCharacterMemories } from '@vesper/core/memory/forget';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { owns } from '@vesper/core/policies/actor';
import { presentCharacterDetail } from '@vesper/core/presenters/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { assertLook, lookFields, lookTexts } from './character-look.ts';
import { assertPublic } from './character-moderation.ts';
import { assertRoom, assertSafeCharacter, together } from './character-safety.ts';
import { originOf } from './character-origin.ts';
import { textsOf } from './character-texts.ts';
import { presentOneCharacter } from './character-views.ts';
import { characters, charactersWithCard } from '../../resources/character.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { assertModerated, PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertMayPublish } from '../safety/assert-may-publish.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
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

const read = route({
  method: 'get',
  path: '/api/characters/:id',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  summary: 'One character of yours, or a public one.',
  params: idParams,
  query: revealQuery,
  responses: { 200: characterDetailView },
  async handler({ target, query, user, actor }) {
    const view = await presentOneCharacter(await viewerOfOne(user.id, query), target);
    const reference = owns(actor, target) ? await referenceFor(actor, target) : null;
    const origin = await originOf(actor, target);
    const body = presentCharacterDetail(view, target, {
      referenceId: reference?.id ?? null,
      origin,
    });
    return { status: 200, body };
  },
});

/** Texts of which an empty one is none. */
const TEXTS = [
  ...(['description', 'greeting', 'exampleDialogue', 'scenario', 'nickname'] as const),
  ...(['systemPrompt', 'postHistoryInstructions', 'creatorNotes'] as const),
];

/** Request fields as a document has them: an empty text is none. */
function toFields(request: UpdateCharacterRequest) {
  const { personalityTraits, personalityText, look, tags, ...rest } = request;
  const texts = TEXTS.filter((field) => request[field] !== undefined);
  return {
    ...rest,
    ...Object.fromEntries(texts.map((field) => [field, request[field] || null])),
    ...(personalityText === undefined ? {} : { personality: personalityText || null }),
    ...(personalityTraits ? { traits: uniqueTraits(personalityTraits) } : {}),
    ...(tags ? { tags: tidyTags(tags) } : {}),
    ...(look ? { look: lookFields(look) } : {}),
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
    const { isPublic, look, ...others } = body;
    const texts = { ...others, ...lookTexts(look) };
    if (isPublic) await assertMayPublish(context, user.id);
    assertRoom(texts);
    await assertLook(user.id, look);
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
    const { isPublic, look, ...others } = body;
    const changed = { ...others, ...lookTexts(look) };
    const all = { ...textsOf(current), ...changed };
    assertRoom(all);
    await assertLook(user.id, look, current.look);
    await assertSafeCharacter(context, changed, all);
    const [field] = Object.keys(changed);
    if (isPublic && !current.isPublic) {
      await assertMayPublish(context, user.id);
      await assertPublic(context, current, toFields(body));
    } else if ((isPublic ?? current.isPublic) && field) {
      await assertModerated(context, together(all), field);
    }
    const { _id, id } = current;
    const fields = toFields(body);
    const now = new Character({ ...current.toObject(), ...fields });
    const terms = characterTerms(now);
    // What was reported is judged as it was.
    await keepEvidence(context, { type: 'character', id });
    await keepVersion(current, versionTexts(now), context.clock.now());
    const character = await Character.findOneAndUpdate(
      // The texts were judged together: what another tab has changed or made public meanwhile was not.
      { _id, ...sameRevision(current), isPublic: current.isPublic ? true : { $ne: true } },
      { $set: { ...fields, terms }, $inc: { revision: 1 } },
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
    await CharacterLike.deleteMany({ characterId: _id });
    await CharacterVersion.deleteMany({ characterId: _id });
    await Lorebook.deleteOne({ _id, characterId: _id });
    await dropCharacterMemories(_id);
    await context.storage.delete(objectKeys.avatar(user.id, id));
    await context.storage.delete(objectKeys.portrait(user.id, id));
    await context.storage.delete(objectKeys.blurredAvatar(user.id, id));
    await context.storage.delete(objectKeys.charx(user.id, id));
    return { status: 200, body: OK };
  },
});

export const characterRoutes: Route[] = [read, create, update, remove];
