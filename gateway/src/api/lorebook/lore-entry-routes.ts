import { idParams, OK, okBody } from '@vesper/core/contract/common';
import {
  addLoreEntryRequest,
  changeLoreEntryRequest,
  loreEntryQuery,
  loreEntryView,
  type LoreEntry,
} from '@vesper/core/contract/lorebook';
import { AppError } from '@vesper/core/errors';
import { readEntry, viewEntry } from '@vesper/core/lorebooks/book-entry';
import { newEntryId, unpackBook, type Book } from '@vesper/core/lorebooks/book';
import { addEntry, editEntry, findEntry, removeEntry } from '@vesper/core/lorebooks/edit-book';
import { textsOf } from '@vesper/core/lorebooks/book-limits';
import { keyProblem } from '@vesper/core/lorebooks/lore-pattern';
import type { LorebookDocument } from '@vesper/core/models/lorebook';
import type { GatewayContext } from '../../context.ts';
import { route, type Route } from '../../http/route.ts';
import { lorebooks } from '../../resources/lorebook.ts';
import { assertModeratedIfPublic } from '../character/character-moderation.ts';
import { PUBLIC_REFUSALS } from '../safety/assert-moderated.ts';
import { assertSafeEntry } from './lorebook-safety.ts';
import { editLorebook } from './lorebook-store.ts';

/**
 * Checks the whole entry as it would be: fields that pass alone may not pass together. One whose
 * keys a file brought like that can still be changed in its other fields.
 */
async function assertUsable(
  context: GatewayContext,
  entry: LoreEntry,
  changesKeys: boolean,
): Promise<void> {
  await assertSafeEntry(context, entry);
  const problem = changesKeys ? keyProblem(entry) : null;
  if (!problem) return;
  const { field: path, message } = problem;
  throw new AppError('validation_failed', { message, issues: [{ path, message }] });
}

/** Everyone sees the book of a public character: the operator's moderation server judges it too. */
const assertShowable = (
  context: GatewayContext,
  { characterId }: Pick<LorebookDocument, 'characterId'>,
  entry: LoreEntry,
): Promise<void> =>
  assertModeratedIfPublic(context, characterId, textsOf(entry).join('\n'), 'content');

const KEY_FIELDS = ['keys', 'secondaryKeys', 'useRegex'] as const;

const add = route({
  method: 'post',
  path: '/api/lorebooks/:id/entries',
  access: 'user',
  policy: { resource: lorebooks, action: 'change' },
  limit: 'loreEdits',
  summary: 'Adds an entry at the end of a lorebook, or a copy of another right after it.',
  params: idParams,
  body: addLoreEntryRequest,
  responses: { 201: loreEntryView },
  refuses: ['lorebook_full', ...PUBLIC_REFUSALS],
  async handler({ context, body, target }) {
    const id = newEntryId();
    const added = (book: Book): Book => addEntry(book, body, id);
    const entry = findEntry(added(unpackBook(target.packed)), id);
    await assertUsable(context, readEntry(entry), body.copyOf === undefined);
    await assertShowable(context, target, readEntry(entry));
    await editLorebook(target, added);
    return { status: 201, body: viewEntry(entry) };
  },
});

const change = route({
  method: 'patch',
  path: '/api/lorebooks/:id/entries',
  access: 'user',
  policy: { resource: lorebooks, action: 'change' },
  limit: 'loreEdits',
  summary: 'Changes an entry, or moves it; what is left out stays.',
  params: idParams,
  body: changeLoreEntryRequest,
  responses: { 200: loreEntryView },
  refuses: [...PUBLIC_REFUSALS],
  async handler({ context, body: { entryId, ...body }, target }) {
    const changesKeys = KEY_FIELDS.some((field) => body[field] !== undefined);
    const edit = async (book: Book): Promise<Book> => {
      const edited = editEntry(book, entryId, body);
      await assertUsable(context, readEntry(findEntry(edited, entryId)), changesKeys);
      return edited;
    };
    const entry = findEntry(await edit(unpackBook(target.packed)), entryId);
    await assertShowable(context, target, readEntry(entry));
    const saved = await editLorebook(target, edit);
    return { status: 200, body: viewEntry(findEntry(unpackBook(saved.packed), entryId)) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/lorebooks/:id/entries',
  access: 'user',
  policy: { resource: lorebooks, action: 'change' },
  limit: 'loreEdits',
  summary: 'Deletes an entry.',
  params: idParams,
  query: loreEntryQuery,
  responses: { 200: okBody },
  async handler({ query, target }) {
    await editLorebook(target, (book) => removeEntry(book, query.entryId));
    return { status: 200, body: OK };
  },
});

export const loreEntryRoutes: Route[] = [add, change, remove];
