import { z } from 'zod';
import { fillMacros } from '@vesper/core/cards/macros';
import { idParams, OK, okBody, pageQuery } from '@vesper/core/contract/common';
import {
  conversationsQuery,
  conversationView,
  createConversationRequest,
  type ConversationView,
  updateConversationRequest,
} from '@vesper/core/contract/conversation';
import { messageView } from '@vesper/core/contract/message';
import { AppError } from '@vesper/core/errors';
import { Character, type CharacterDocument } from '@vesper/core/models/character';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { Message } from '@vesper/core/models/message';
import { Run } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { can } from '@vesper/core/policies/character';
import { presentConversation } from '@vesper/core/presenters/conversation';
import { presentMessage } from '@vesper/core/presenters/message';
import { cancelRun } from '@vesper/core/runs/cancel-run';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { characters } from '../../resources/character.ts';
import { conversations } from '../../resources/conversation.ts';
import { containsPattern } from '../../http/contains-pattern.ts';
import { cutPage, findAnchor, olderThan } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';

async function presentAll(conversations: ConversationDocument[]): Promise<ConversationView[]> {
  const ids = conversations.flatMap(({ characterId }) => characterId ?? []);
  const characters = ids.length > 0 ? await Character.find({ _id: { $in: ids } }) : [];
  const byId = new Map(characters.map((character) => [character.id, character]));
  return conversations.map((conversation) => {
    const character = byId.get(conversation.characterId?.toHexString() ?? '');
    return presentConversation(conversation, speakerOf(conversation, character));
  });
}

/** The character that speaks: none once it is deleted, or private again and somebody else's. */
function speakerOf(
  { userId }: ConversationDocument,
  character: CharacterDocument | null | undefined,
): CharacterDocument | null {
  return character && can({ userId: userId.toHexString() }, 'read', character) ? character : null;
}

async function present(conversation: ConversationDocument): Promise<ConversationView> {
  const character = conversation.characterId
    ? await Character.findById(conversation.characterId)
    : null;
  return presentConversation(conversation, speakerOf(conversation, character));
}

/** The conversations that have the words in their title or in a message as it is shown. */
async function contains(userId: string, words: string) {
  const pattern = containsPattern(words);
  const spoken = await Message.distinct('conversationId', { userId, content: pattern });
  return { $or: [{ title: pattern }, { _id: { $in: spoken } }] };
}

const list = route({
  method: 'get',
  path: '/api/conversations',
  access: 'user',
  policy: 'self',
  summary: 'Your conversations, the one used last first; `search` looks in titles and messages.',
  query: conversationsQuery,
  responses: { 200: z.array(conversationView) },
  async handler({ query, user, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Conversation.findOne({ _id: id, userId: user.id });
      return found && { _id: found._id, at: found.updatedAt };
    });
    const matching = query.search ? await contains(user.id, query.search) : {};
    const found = await Conversation.find({
      userId: user.id,
      $and: [matching, olderThan('updatedAt', anchor)],
    })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: await presentAll(items), headers };
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
    return { status: 200, body: await present(target) };
  },
});

/** Lets the character speak first, in the words its maker gave it; other ones are there to choose. */
async function greet(
  { _id: conversationId, userId, createdAt }: ConversationDocument,
  character: CharacterDocument,
): Promise<void> {
  if (!character.greeting) return;
  const user = await User.findById(userId, { firstName: 1 });
  const names = { char: character.nickname ?? character.name, user: user?.firstName ?? 'you' };
  const content = fillMacros(character.greeting, names);
  const others = character.otherGreetings.map((other) => fillMacros(other, names));
  const status = 'complete';
  const variants = [content, ...others].map((one) => ({ content: one, status }));
  await Message.create({
    ...{ conversationId, userId, createdAt },
    ...{ role: 'assistant', content, status },
    variants: others.length > 0 ? variants : [],
  });
}

const create = route({
  method: 'post',
  path: '/api/conversations',
  access: 'user',
  policy: 'self',
  summary: 'Starts a conversation, with a character if one is named.',
  body: createConversationRequest,
  responses: { 201: conversationView },
  refuses: ['not_found', ...SAFETY_REFUSALS],
  async handler({ context, body, user, actor }) {
    assertSafe(context.log, body.title, 'title', 'title');
    const character = body.characterId
      ? await characters.load(actor, 'read', body.characterId)
      : null;
    const conversation = await Conversation.create({
      userId: user.id,
      title: body.title,
      characterId: character?._id ?? null,
    });
    if (character) await greet(conversation, character);
    return { status: 201, body: presentConversation(conversation, character) };
  },
});

const update = route({
  method: 'patch',
  path: '/api/conversations/:id',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  summary: 'Renames a conversation.',
  params: idParams,
  body: updateConversationRequest,
  responses: { 200: conversationView },
  refuses: [...SAFETY_REFUSALS],
  async handler({ context, body, target }) {
    assertSafe(context.log, body.title, 'title', 'title');
    const conversation = await Conversation.findOneAndUpdate(
      { _id: target._id },
      { $set: { title: body.title } },
      { returnDocument: 'after' },
    );
    if (!conversation) throw new AppError('not_found');
    return { status: 200, body: await present(conversation) };
  },
});

const remove = route({
  method: 'delete',
  path: '/api/conversations/:id',
  access: 'user',
  policy: { resource: conversations, action: 'change' },
  summary: 'Deletes a conversation with everything in it.',
  params: idParams,
  responses: { 200: okBody },
  async handler({ context, target: { _id } }) {
    for (const run of await Run.find({ conversationId: _id, live: true })) {
      await cancelRun(context, run);
    }
    await Message.deleteMany({ conversationId: _id });
    await Conversation.deleteOne({ _id });
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
  async handler({ query, target: { _id: conversationId }, ctx }) {
    const anchor = await findAnchor(query.before, async (id) => {
      const found = await Message.findOne({ _id: id, conversationId });
      return found && { _id: found._id, at: found.createdAt };
    });
    const found = await Message.find({ conversationId, ...olderThan('createdAt', anchor) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(query.limit + 1);
    const { items, headers } = cutPage(ctx, found, query.limit);
    return { status: 200, body: items.reverse().map(presentMessage), headers };
  },
});

export const conversationRoutes: Route[] = [list, read, create, update, remove, messages];
