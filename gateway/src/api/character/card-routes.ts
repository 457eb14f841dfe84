import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import { badCard } from '@vesper/core/cards/bad-card';
import { packCard, type Card } from '@vesper/core/cards/card-schema';
import { isPng } from '@vesper/core/cards/png-chunks';
import { readCardFile, type CardFile } from '@vesper/core/cards/read-card-file';
import { cardOf, writeCardJson, writeCardPng } from '@vesper/core/cards/write-card';
import { withoutFiles } from '@vesper/core/cards/without-files';
import { writeCharx } from '@vesper/core/cards/write-charx';
import { cardQuery, characterView } from '@vesper/core/contract/character';
import { fileBytes, idParams } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { cardBook, editedBook, withBook } from '@vesper/core/lorebooks/character-book';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { owns } from '@vesper/core/policies/actor';
import { faceKey } from '@vesper/core/policies/character';
import { parkUpload } from '@vesper/core/photos/uploads';
import { presentCharacter } from '@vesper/core/presenters/character';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { z } from 'zod';
import type { GatewayContext } from '../../context.ts';
import { cardPicture } from './card-picture.ts';
import type { RequestContext } from '../../request.ts';
import { charactersWithCard } from '../../resources/character.ts';
import { lookTexts } from './character-look.ts';
import { requestFace } from './character-routes.ts';
import { assertSafeCharacter } from './character-safety.ts';
import { assertSafeBook } from '../lorebook/lorebook-safety.ts';
import { viewerOf } from '../gallery/viewer-of.ts';
import { renderSent } from '../upload/render-sent.ts';
import { withinPlan } from '../plan/plan-limits.ts';
import { SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { attachFile } from '../../http/attach-file.ts';
import { route, type Route } from '../../http/route.ts';

const importCard = route({
  method: 'post',
  path: '/api/characters/import',
  access: 'user',
  policy: 'self',
  limit: 'characters',
  summary: 'Makes a private character of a card: a picture, JSON or CHARX, version 1, 2 or 3.',
  rawBody: {
    types: [
      ...['image/png', 'image/webp', 'image/jpeg'],
      ...['application/json', 'application/zip', 'application/octet-stream'],
    ],
    maxBytes: LIMITS.cardBytes,
  },
  responses: { 201: characterView },
  refuses: ['plan_limit', 'bad_card', ...SAFETY_REFUSALS],
  async handler({ context, file, user, ctx }) {
    const { card, fields, picture, archive } = await readSentCard(ctx, file);
    // Notes reach no model; whoever makes the character public has all of its card judged.
    const { traits: personalityTraits, personality: personalityText, ...others } = fields;
    const { creatorNotes: _, look, ...texts } = others;
    const told = { ...texts, personalityTraits, personalityText, ...lookTexts(look) };
    await assertSafeCharacter(context, told);
    const packed = packCard(card);
    const book = cardBook({ card: packed });
    if (book) await assertSafeBook(context, book);
    const _id = new Types.ObjectId();
    const quota = { userId: user.id, what: 'characters', ref: _id } as const;
    const character = await withinPlan(context, quota, async () => {
      const avatarKey =
        picture && (await storePicture(context, user.id, _id.toHexString(), picture));
      // The picture is the file itself; an icon within the card that cannot be read is done without.
      if (picture === file && !avatarKey) throw badCard('The picture of this card is damaged.');
      const archiveKey = archive && objectKeys.charx(user.id, _id.toHexString());
      if (archiveKey) await context.storage.put(archiveKey, archive, 'application/zip');
      const pictureCheck = { state: 'pending', at: context.clock.now() } as const;
      // Theirs alone until it has passed a check.
      const face = avatarKey ? { ownAvatarKey: avatarKey, pictureCheck } : {};
      const own = { _id, userId: user.id, isPublic: false, ...face, archiveKey, card: packed };
      return Character.create({ ...fields, ...own });
    });
    if (character.ownAvatarKey) await requestCheck(context, character.id);
    else await requestFace(context, character.id);
    return { status: 201, body: presentCharacter(character, await viewerOf(user.id), false) };
  },
});

/** Housekeeping finds a check that cannot be queued now. */
async function requestCheck({ queues, log }: GatewayContext, characterId: string): Promise<void> {
  await queues.addPictureCheck('character', characterId).catch((err: unknown) => {
    log.warn({ err }, 'the check of a picture was not queued');
  });
}

/**
 * Reads a card, whatever its media type says: files are told apart by content.
 * @throws AppError `bad_card`, or `unsupported_media_type` for what claims to be a PNG, and is
 *   neither that nor a card.
 */
async function readSentCard(ctx: RequestContext, file: Buffer): Promise<CardFile> {
  try {
    return await readCardFile(file);
  } catch (err) {
    if (!ctx.request.is('image/png') || isPng(file)) throw err;
    const message = 'This file is no PNG. Send a PNG as image/png, or JSON as application/json.';
    throw new AppError('unsupported_media_type', { message, cause: err });
  }
}

/** @returns the key of the avatar; null when the picture cannot be used. */
async function storePicture(
  context: GatewayContext,
  userId: string,
  characterId: string,
  file: Buffer,
): Promise<string | null> {
  const key = objectKeys.avatar(userId, characterId);
  const to = [objectKeys.portrait(userId, characterId), key];
  try {
    await parkUpload(context, { userId, bytes: file }, (from) =>
      renderSent(context, { rendering: 'card', from, to }),
    );
    return key;
  } catch (err) {
    if (err instanceof AppError && err.code === 'bad_picture') return null;
    throw err;
  }
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
  produces: ['image/png', 'application/json', 'application/zip'],
  responses: { 200: fileBytes },
  async handler({ context, query, target: character, actor, ctx }) {
    const whole = withBook(cardOf(character), await editedBook(character));
    const card = owns(actor, character) ? whole : withoutFiles(whole);
    const body = await WRITERS[query.format](card, {
      picture: () => cardPicture(context.storage, character, faceKey(actor, character)),
      archive: async () => (owns(actor, character) ? readArchive(context, character) : null),
    });
    attachFile(ctx, character.name, query.format);
    return { status: 200, body };
  },
});

interface CardParts {
  picture: () => Promise<Buffer>;
  /** Its files were looked at by nobody but its owner, who alone gets them back. */
  archive: () => Promise<Buffer | null>;
}

type CardFormat = z.infer<typeof cardQuery>['format'];

const WRITERS: Record<CardFormat, (card: Card, parts: CardParts) => Promise<Buffer>> = {
  json: async (card) => Buffer.from(writeCardJson(card)),
  png: async (card, { picture }) => writeCardPng(card, await picture()),
  charx: async (card, { picture, archive }) => writeCharx(card, await archive(), picture),
};

/** The archive that a character came in; null when it came otherwise. */
async function readArchive(
  { storage }: GatewayContext,
  { archiveKey }: CharacterDocument,
): Promise<Buffer | null> {
  const object = archiveKey ? await storage.get(archiveKey) : null;
  return object && buffer(object.body);
}

export const characterCardRoutes: Route[] = [importCard, exportCard];
