import { z } from 'zod';
import { countTalk } from '@vesper/core/characters/count-talk';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import {
  type ConversationSettings,
  conversationsQuery,
  conversationView,
  createConversationRequest,
  updateConversationRequest,
} from '@vesper/core/contract/conversation';
import { readShown } from '@vesper/core/conversations/path';
import { removeConversation } from '@vesper/core/conversations/remove-conversation';
import type { Actor } from '@vesper/core/policies/actor';
import { messageView } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { findConversations } from '@vesper/core/search/find-conversations';
import { Conversation } from '@vesper/core/models/conversation';
import { Message } from '@vesper/core/models/message';
import { presentMessage } from '@vesper/core/presenters/message';
import { assertModelOffered } from '../model/assert-model.ts';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import type { GatewayContext } from '../../context.ts';
import { characters } from '../../resources/character.ts';
import { conversations } from '../../resources/conversation.ts';
import { folders } from '../../resources/folder.ts';
import { personas } from '../../resources/persona.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { clientKey } from '../../http/middleware/rate-limit.ts';
import { route, type Route } from '../../http/route.ts';
import { orderUpdate } from './order-update.ts';
import { greet, renewGreeting } from './greeting.ts';
import { changedGroup, newGroup } from './group-members.ts';
import { presentConversations, presentOne } from './present-conversations.ts';

/** The part of a filter that a list asks for; a search looks in the archive too. */
function chosen({ archived, pinned, folderId, search }: z.infer<typeof conversationsQuery>) {
  return {
    ...(archived ? { isArchived: true } : !search && { isArchived: { $ne: true } }),
    ...(pinned && { isPinned: true }),
    ...(folderId && { folderId }),
  };
}

const list = route({
  method: 'get',
  path: '/api/conversations',
  access: 'user',
  policy: 'self',
  summary:
    'Your conversations, the one used last first, without the archived ones; `search` looks in titles ' +
    'and messages of all, for texts that have every word, from the beginning of a word.',
  query: conversationsQuery,
  responses: { 200: z.array(conversationView) },
  async handler({ context, query, user, ctx }) {
    if (query.search) await context.limits.consume('searches', clientKey(ctx));
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Conversation.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.updatedAt };
    });
    const found = query.search ? await findConversations(user.id, query.search) : undefined;
    const listed = await Conversation.find({
      userId: user.id,
      isTemporary: { $ne: true },
      ...chosen(query),
      ...(found && { _id: { $in: [...found.keys()] } }),
      ...olderThan('updatedAt', anchor),
    })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, listed, query.limit);
    const hits = found && { found, words: query.search ?? '' };
    return { status: 200, body: await presentConversations(items, hits), headers };
  },
});

const read = route({
  method: 'get',
  path: '/api/conversations/:id',
  access: 'user',
  policy: { resource: conversations, action: 'read' },
  summary: 'One conversation.',
  params: idParams,
  responses: { 200: conversationView },
  async handler({ target }) {
    return { status: 200, body: await presentOne(target) };
  },
});

/**
 * Refuses what a conversation must not be set to. A note steers the model like a message does.
 * @throws AppError with the safety module's code; `not_found` for somebody else's persona
 */
async function assertSettings(
  context: GatewayContext,
  actor: Actor,
  { note, personaId }: Partial<ConversationSettings>,
): Promise<void> {
  if (note) await assertSafe(context, note.text, 'message', 'settings.note.text');
  if (personaId) await personas.load(actor, 'read', personaId);
}

const create = route({
  method: 'post',
  path: '/api/conversations',
  access: 'user',
  policy: 'self',
  limit: 'conversations',
  summary: 'Starts a conversation, with a character if one is named, or with a group of them.',
  body: createConversationRequest,
  responses: { 201: conversationView },
  refuses: ['not_found', 'model_not_offered', ...SAFETY_REFUSALS],
  async handler({ context, body, user, actor }) {
    await assertSafe(context, body.title, 'title', 'title');
    const { modelId } = body.settings;
    await assertModelOffered(context, user.id, { id: modelId, field: 'settings.modelId' });
    await assertSettings(context, actor, body.settings);
    const character = body.characterId
      ? await characters.load(actor, 'read', body.characterId)
      : null;
    const { group, first } = body.group ? await newGroup(actor, body.group) : {};
    const conversation = await Conversation.create({
      userId: user.id,
      title: body.title,
      characterId: character?._id ?? null,
      ...(group && { group }),
      ...body.settings,
      ...(body.settings.firstWord && { firstWordAt: context.clock.now() }),
      isTemporary: body.isTemporary,
    });
    const opening = character ?? first;
    if (opening) await greet(conversation, opening);
    await countTalk(conversation);
    return { status: 201, body: await presentOne(conversation) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/conversations/:id',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  summary: 'Renames a conversation, puts it in order, or changes its settings or its group.',
  params: idParams,
  body: updateConversationRequest,
  responses: { 200: conversationView },
  refuses: ['model_not_offered', ...SAFETY_REFUSALS],
  async handler({ context, body, target, actor, user }) {
    const { title, settings = {}, group: _, ...order } = body;
    if (title !== undefined) await assertSafe(context, title, 'title', 'title');
    const chosen = { id: settings.modelId, field: 'settings.modelId' };
    await assertModelOffered(context, user.id, chosen);
    await assertSettings(context, actor, settings);
    if (order.folderId) await folders.load(actor, 'change', order.folderId);
    const group = body.group && (await changedGroup(actor, target, body.group));
    const { $set, $unset } = orderUpdate(order);
    const named = title !== undefined && { title };
    const looked = settings.firstWord && { firstWordAt: context.clock.now() };
    const conversation = await Conversation.findOneAndUpdate(
      { _id: target._id },
      { $set: { ...$set, ...named, ...settings, ...looked, ...(group && { group }) }, $unset },
      // A setting is no talk: the conversation stays where it is in the list.
      { returnDocument: 'after', timestamps: title !== undefined },
    );
    if (!conversation) throw new AppError('not_found');
    if (settings.personaId !== undefined) {
      await renewGreeting(conversation, await readShown(conversation._id, 2));
    }
    return { status: 200, body: await presentOne(conversation) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/conversations/:id',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  summary: 'Deletes a conversation with everything in it, and what was remembered from it.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target }) {
    await removeConversation(context, target);
    return { status: 200, body: OK };
  },
});

const messages = route({
  method: 'get',
  path: '/api/conversations/:id/messages',
  access: 'user',
  policy: { resource: conversations, action: 'read' },
  summary: 'The messages of a conversation, oldest first; `before` pages back from the end.',
  params: idParams,
  query: pageQuery,
  responses: { 200: z.array(messageView) },
  async handler({ query, target, ctx }) {
    const conversationId = target._id;
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Message.findOne({ _id: id, conversationId });
      return found && { _id: found._id, at: found.createdAt };
    });
    const older = anchor ? olderThan('createdAt', anchor) : undefined;
    const shown = await readShown(conversationId, query.limit + 1, older);
    const found = older ? shown : await renewGreeting(target, shown);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.reverse().map(presentMessage), headers };
  },
});

export const conversationRoutes: Route[] = [list, read, create, update, remove, messages];
