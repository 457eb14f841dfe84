import { Types } from 'mongoose';
import { badCard } from '@vesper/core/cards/bad-card';
import { packCard } from '@vesper/core/cards/card-schema';
import { isPng } from '@vesper/core/cards/png-chunks';
import { readCard, type ImportedCard } from '@vesper/core/cards/read-card';
import { cardOf, writeCardJson, writeCardPng } from '@vesper/core/cards/write-card';
import { cardQuery, characterView } from '@vesper/core/contract/character';
import { fileBytes, idParams } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { Character } from '@vesper/core/models/character';
import { presentCharacter } from '@vesper/core/presenters/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { GatewayContext } from '../../context.ts';
import { cardPicture, renderCardPicture } from './card-picture.ts';
import type { RequestContext } from '../../request.ts';
import { charactersWithCard } from '../../resources/character.ts';
import { requestFace } from './character-routes.ts';
import { assertSafeCharacter } from './character-safety.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { route, type Route } from '../../http/route.ts';

const importCard = route({
  method: 'post',
  path: '/api/characters/import',
  access: 'user',
  policy: 'self',
  limit: 'characters',
  summary: 'Makes a private character of a card: PNG or JSON, version 1, 2 or 3.',
  rawBody: {
    types: ['image/png', 'application/json', 'application/octet-stream'],
    maxBytes: LIMITS.cardBytes,
  },
  responses: { 201: characterView },
  refuses: ['plan_limit', 'bad_card', ...SAFETY_REFUSALS],
  async handler({ context, file, user, ctx }) {
    const { card, fields, picture } = readSentCard(ctx, file);
    const { traits: personalityTraits, ...texts } = fields;
    await assertSafeCharacter(context.log, { ...texts, personalityTraits });
    const _id = new Types.ObjectId();
    const quota = { userId: user.id, what: 'characters', ref: _id } as const;
    const character = await withinPlan(context, quota, async () => {
      const avatarKey =
        picture && (await storePicture(context, user.id, _id.toHexString(), picture));
      // The picture is the file itself; an icon within the card that cannot be read is done without.
      if (picture === file && !avatarKey) throw badCard('The picture of this card is damaged.');
      const own = { _id, userId: user.id, isPublic: false, avatarKey, card: packCard(card) };
      return Character.create({ ...fields, ...own });
    });
    if (!character.avatarKey) await requestFace(context, character.id);
    return { status: 201, body: presentCharacter(character, user.id) };
  },
});

/**
 * Reads a card, whatever its media type says: files are told apart by content.
 * @throws AppError `bad_card`, or `unsupported_media_type` for what claims to be a PNG, and is
 *   neither that nor a card.
 */
function readSentCard(ctx: RequestContext, file: Buffer): ImportedCard {
  try {
    return readCard(file);
  } catch (err) {
    if (!ctx.request.is('image/png') || isPng(file)) throw err;
    const message = 'This file is no PNG. Send a PNG as image/png, or JSON as application/json.';
    throw new AppError('unsupported_media_type', { message, cause: err });
  }
}

/** @returns the key of the avatar; null when the picture cannot be used. */
async function storePicture(
  { storage }: GatewayContext,
  userId: string,
  characterId: string,
  file: Buffer,
): Promise<string | null> {
  const picture = await renderCardPicture(file);
  if (!picture) return null;
  const key = objectKeys.avatar(userId, characterId);
  await storage.put(objectKeys.portrait(userId, characterId), picture.portrait, 'image/webp');
  await storage.put(key, picture.avatar, 'image/webp');
  return key;
}

const exportCard = route({
  method: 'get',
  path: '/api/characters/:id/card',
  access: 'user',
  policy: { resource: charactersWithCard, action: 'read' },
  limit: 'cards',
  summary: 'A character of yours, or a public one, as a card that other programs read.',
  params: idParams,
  query: cardQuery,
  produces: ['image/png', 'application/json'],
  responses: { 200: fileBytes },
  async handler({ context, query, target: character, ctx }) {
    const card = cardOf(character);
    const body =
      query.format === 'json'
        ? Buffer.from(writeCardJson(card))
        : writeCardPng(card, await cardPicture(context.storage, character));
    const name = `${fileName(character.name)}.${query.format}`;
    ctx.attachment(name, { fallback: toAscii(name) });
    return { status: 200, body };
  },
});

/** A name that every file system takes; the header's own escaping is Koa's. */
function fileName(name: string): string {
  const plain = name.replace(/[\s\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replace(/^[ .]+|[ .]+$/g, '');
  return Array.from(plain).slice(0, LIMITS.downloadNameMax).join('').trim() || 'character';
}

/** For programs that know the header's old form alone. */
const toAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_');

export const characterCardRoutes: Route[] = [importCard, exportCard];
