import { z } from 'zod';
import { fileBytes, idParams, OK, okBody } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  createLorebookRequest,
  importLorebookQuery,
  lorebookDetails,
  lorebookView,
  updateLorebookRequest,
} from '@vesper/core/contract/lorebook';
import { emptyBook, unpackBook, writeBookJson } from '@vesper/core/lorebooks/book';
import { readCardBook } from '@vesper/core/lorebooks/character-book';
import { changeSettings } from '@vesper/core/lorebooks/edit-book';
import { readBook } from '@vesper/core/lorebooks/read-book';
import { Conversation } from '@vesper/core/models/conversation';
import { Lorebook } from '@vesper/core/models/lorebook';
import { presentLorebook, presentLorebookDetails } from '@vesper/core/presenters/lorebook';
import { attachFile } from '../../http/attach-file.ts';
import { route, type Route } from '../../http/route.ts';
import { charactersWithCard } from '../../resources/character.ts';
import { lorebooks } from '../../resources/lorebook.ts';
import { assertModeratedIfPublic } from '../character/character-moderation.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertSafe, SAFETY_REFUSALS, type SafetyParts } from '../safety/assert-safe.ts';
import { assertSafeBook } from './lorebook-safety.ts';
import { createLorebook, editLorebook, keepCharacterBook } from './lorebook-store.ts';

const list = route({
  method: 'get',
  path: '/api/lorebooks',
  access: 'user',
  policy: 'self',
  summary: `Your lorebooks without their entries, the one changed last first: ${LIMITS.lorebooksPerUser} at most.`,
  responses: { 200: z.array(lorebookView) },
  async handler({ user }) {
    const found = await Lorebook.find({ userId: user.id, characterId: null })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(LIMITS.lorebooksPerUser);
    return { status: 200, body: found.map(presentLorebook) };
  },
});

/** Nobody reads these but their owner; still they are shown, and exported. */
async function assertSafeHead(
  context: SafetyParts,
  head: { name?: string; description?: string },
): Promise<void> {
  if (head.name !== undefined) await assertSafe(context, head.name, 'title', 'name');
  if (head.description) await assertSafe(context, head.description, 'composed', 'description');
}

const create = route({
  method: 'post',
  path: '/api/lorebooks',
  access: 'user',
  policy: 'self',
  limit: 'lorebooks',
  summary: 'Makes a lorebook without entries.',
  body: createLorebookRequest,
  responses: { 201: lorebookView },
  refuses: ['lorebooks_full', ...SAFETY_REFUSALS],
  async handler({ context, body, user }) {
    await assertSafeHead(context, body);
    const lorebook = await createLorebook(user.id, changeSettings(emptyBook(), body));
    return { status: 201, body: presentLorebook(lorebook) };
  },
});

const importBook = route({
  method: 'post',
  path: '/api/lorebooks/import',
  access: 'user',
  policy: 'self',
  limit: 'lorebooks',
  summary: 'Makes a lorebook of a JSON file: of its own kind, of a card, or of another program.',
  query: importLorebookQuery,
  rawBody: {
    types: ['application/json', 'application/octet-stream', 'text/plain'],
    maxBytes: LIMITS.lorebookBytes,
  },
  responses: { 201: lorebookView },
  refuses: ['bad_lorebook', 'lorebooks_full', ...SAFETY_REFUSALS],
  async handler({ context, query, file, user }) {
    const book = readBook(file);
    await assertSafeBook(context, book);
    const lorebook = await createLorebook(user.id, book, query.name || undefined);
    return { status: 201, body: presentLorebook(lorebook) };
  },
});

const read = route({
  method: 'get',
  path: '/api/lorebooks/:id',
  access: 'user',
  policy: { resource: lorebooks, action: 'read' },
  summary: 'One lorebook with its settings and all of its entries.',
  params: idParams,
  responses: { 200: lorebookDetails },
  async handler({ target }) {
    return { status: 200, body: presentLorebookDetails(target) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/lorebooks/:id',
  access: 'user',
  policy: { resource: lorebooks, action: 'change' },
  limit: 'loreEdits',
  summary: 'Renames a lorebook, or changes its settings; what is left out stays.',
  params: idParams,
  body: updateLorebookRequest,
  responses: { 200: lorebookView },
  refuses: [...PUBLIC_REFUSALS],
  async handler({ context, body, target }) {
    await assertSafeHead(context, body);
    const { name = '', description = '' } = body;
    const told = `${name}\n${description}`;
    await assertModeratedIfPublic(context, target.characterId, told, 'description');
    const lorebook = await editLorebook(target, (book) => changeSettings(book, body));
    return { status: 200, body: presentLorebook(lorebook) };
  },
});

const duplicate = route({
  method: 'post',
  path: '/api/lorebooks/:id/duplicate',
  access: 'user',
  policy: { resource: lorebooks, action: 'read' },
  limit: 'lorebooks',
  summary: 'Makes a second lorebook with the same entries, which goes its own way.',
  params: idParams,
  responses: { 201: lorebookView },
  refuses: ['lorebooks_full'],
  async handler({ target, user }) {
    const name = `${target.name} (copy)`.slice(-LIMITS.loreNameMax);
    const copy = changeSettings(unpackBook(target.packed), { name });
    return { status: 201, body: presentLorebook(await createLorebook(user.id, copy)) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/lorebooks/:id',
  access: 'user',
  policy: { resource: lorebooks, action: 'change' },
  summary: 'Deletes a lorebook; a book of a character is then again what its card brought.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ target: { _id, userId } }) {
    await Lorebook.deleteOne({ _id });
    const using = { userId, lorebookIds: _id };
    // A conversation that loses a book has not been used: it keeps its place in the list.
    await Conversation.updateMany(using, { $pull: { lorebookIds: _id } }, { timestamps: false });
    return { status: 200, body: OK };
  },
});

const exportBook = route({
  method: 'get',
  path: '/api/lorebooks/:id/file',
  access: 'user',
  policy: { resource: lorebooks, action: 'read' },
  limit: 'cards',
  summary: 'A lorebook as a file that other programs read (`lorebook_v3`).',
  params: idParams,
  produces: ['application/json'],
  responses: { 200: fileBytes },
  async handler({ target, ctx }) {
    attachFile(ctx, target.name, 'json');
    return { status: 200, body: Buffer.from(writeBookJson(unpackBook(target.packed))) };
  },
});

const openOfCharacter = route({
  method: 'put',
  path: '/api/characters/:id/lorebook',
  access: 'user',
  policy: { resource: charactersWithCard, action: 'change' },
  summary: "A character's own lorebook, to be edited; it begins as its card brought it, or empty.",
  params: idParams,
  responses: { 200: lorebookView },
  refuses: ['bad_lorebook'],
  async handler({ target: character }) {
    const book = readCardBook(character) ?? emptyBook();
    return { status: 200, body: presentLorebook(await keepCharacterBook(character, book)) };
  },
});

export const lorebookRoutes: Route[] = [
  list,
  create,
  importBook,
  read,
  update,
  duplicate,
  remove,
  exportBook,
  openOfCharacter,
];
