import { Types } from 'mongoose';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';
import { Message, UNFINISHED, type MessageDocument } from '../models/message.ts';
import { presentDetails } from '../presenters/reply-details.ts';
import { readTree } from './path.ts';
import { keepPictures } from './shown-pictures.ts';

type Id = Types.ObjectId;

/** Messages that are copied at a time. */
const BATCH = 200;
const MARK = ' (fork)';

/**
 * Makes a conversation of its own out of another one up to a message: the same characters and
 * settings, and the versions that are shown. The other one stays as it is.
 * @throws AppError `conversation_busy` while one of these messages is being written;
 *   `validation_failed` when the versions chosen do not lead to it
 */
export async function forkConversation(
  source: ConversationDocument,
  last: MessageDocument,
): Promise<ConversationDocument> {
  const { path } = await readTree(source._id);
  const end = path.findIndex(({ id }) => id === last.id);
  if (end === -1) {
    throw new AppError('validation_failed', {
      message: 'Another version of the conversation is shown. Go back to this message first.',
    });
  }
  const _id = new Types.ObjectId();
  const ids = path.slice(0, end + 1).map((node) => node._id);
  await copyMessages(ids, _id);
  const { group, userId, characterId, modelId, sampler, personaId, lorebookIds, isTemporary } =
    source;
  // Last, so that nobody sees half of a talk.
  return Conversation.create({
    _id,
    userId,
    title: forkTitle(source.title),
    characterId,
    ...(group && { group: copyOfGroup(group) }),
    ...{ modelId, sampler, personaId, isTemporary },
    note: source.note && { text: source.note.text, depth: source.note.depth },
    lorebookIds: [...lorebookIds],
  });
}

type Group = NonNullable<ConversationDocument['group']>;

function copyOfGroup({ turnOrder, members }: Group) {
  const copied = Array.from(members, ({ characterId, color, isMuted }) => ({
    ...{ characterId, color, isMuted },
  }));
  return { turnOrder, members: copied };
}

/** Copies messages into a conversation, one behind the other. */
async function copyMessages(ids: readonly Id[], conversationId: Id): Promise<void> {
  let before: Id | undefined;
  for (let at = 0; at < ids.length; at += BATCH) {
    const found = await Message.find({ _id: { $in: ids.slice(at, at + BATCH) } });
    const byId = new Map(found.map((message) => [message.id, message]));
    const copies = [];
    for (const id of ids.slice(at, at + BATCH)) {
      const message = byId.get(id.toHexString());
      // Deleted meanwhile.
      if (!message) continue;
      const copy = copyOf(message, conversationId, before);
      copies.push(copy);
      before = copy._id;
    }
    await Message.insertMany(copies);
    await keepPictures(copies.flatMap(({ pictures = [] }) => pictures.map((it) => it._id)));
  }
}

function copyOf(message: MessageDocument, conversationId: Id, before: Id | undefined) {
  const { userId, role, content, status, speaker, details, pictures, createdAt } = message;
  if (UNFINISHED.some((it) => it === status)) throw new AppError('conversation_busy');
  return {
    _id: new Types.ObjectId(),
    ...{ conversationId, userId, role, content, status, createdAt },
    ...(speaker && { speaker: { characterId: speaker.characterId, name: speaker.name } }),
    ...(details && { details: presentDetails(details) }),
    ...(pictures && {
      pictures: pictures.map(({ _id, width, height }) => ({ _id, width, height })),
    }),
    ...(before && { follows: { messageId: before, branch: 0 } }),
  };
}

/** 'Fog (fork)', however often it was forked, within the longest title. */
export function forkTitle(title: string): string {
  const plain = title.endsWith(MARK) ? title.slice(0, -MARK.length) : title;
  return plain.slice(0, LIMITS.titleMax - MARK.length).trimEnd() + MARK;
}
