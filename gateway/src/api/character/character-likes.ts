import type { Types } from 'mongoose';
import { characterView } from '@vesper/core/contract/character';
import { idParams } from '@vesper/core/contract/common';
import { AppError } from '@vesper/core/errors';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { CharacterLike } from '@vesper/core/models/character-like';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { LIKED_CHARACTERS, markLikes } from '@vesper/core/models/like-count';
import { route, type Route } from '../../http/route.ts';
import { characters } from '../../resources/character.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { presentOneCharacter } from './character-views.ts';

/** Moves the counter after a like came or went. @throws AppError `not_found` when it is gone. */
async function count(characterId: Types.ObjectId, change: 1 | -1): Promise<CharacterDocument> {
  const character = await Character.findOneAndUpdate(
    { _id: characterId },
    { $inc: { likes: change } },
    { returnDocument: 'after', timestamps: false },
  );
  if (character) return character;
  await CharacterLike.deleteMany({ characterId });
  throw new AppError('not_found');
}

const like = route({
  method: 'post',
  path: '/api/characters/:id/like',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  limit: 'likes',
  summary: 'Likes a character, so that you find it again. Liking it again changes nothing.',
  params: idParams,
  responses: { 200: characterView },
  async handler({ context, user, target: character }) {
    const createdAt = context.clock.now();
    const characterId = character._id;
    await markLikes(LIKED_CHARACTERS, characterId, createdAt);
    let now = character;
    try {
      // The unique key of member and character decides: only the request that creates it may count.
      await CharacterLike.create({ userId: user.id, characterId, createdAt });
      now = await count(characterId, 1);
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
    return { status: 200, body: await presentOneCharacter(await viewerOf(user.id), now) };
  },
});

const unlike = route({
  method: 'delete',
  path: '/api/characters/:id/like',
  access: 'user',
  policy: { resource: characters, action: 'read' },
  limit: 'likes',
  summary: 'Takes your like back. Without one it changes nothing.',
  params: idParams,
  responses: { 200: characterView },
  async handler({ context, user, target: character }) {
    const characterId = character._id;
    await markLikes(LIKED_CHARACTERS, characterId, context.clock.now());
    const { deletedCount } = await CharacterLike.deleteOne({ userId: user.id, characterId });
    const now = deletedCount === 1 ? await count(characterId, -1) : character;
    return { status: 200, body: await presentOneCharacter(await viewerOf(user.id), now) };
  },
});

export const characterLikeRoutes: Route[] = [like, unlike];
