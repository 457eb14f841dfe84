import { Types } from 'mongoose';
import { AppError } from '../errors.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';
import { Message, type MessageDocument } from '../models/message.ts';
import { addVersion } from '../models/message-versions.ts';
import { Run, type RunDocument } from '../models/run.ts';
import { changeMessage } from './change-message.ts';
import { assertQueueRoom, createRun, enqueue, type StartContext } from './start-run.ts';

type Id = Types.ObjectId;

const chatSlot = (conversationId: Id): string => `chat:${conversationId.toHexString()}`;

/** Whether a reply is being written in this conversation. */
export async function isReplying(conversationId: Id): Promise<boolean> {
  return (await Run.exists({ slot: chatSlot(conversationId) })) !== null;
}

/** @throws AppError `conversation_busy` while another reply is being written there. */
async function createChatRun(fields: {
  _id: Id;
  userId: Id;
  conversationId: Id;
  messageId: Id;
  createdAt: Date;
}): Promise<RunDocument> {
  const run = await createRun({ ...fields, kind: 'chat' }, [chatSlot(fields.conversationId)]);
  if (!run) throw new AppError('conversation_busy');
  return run;
}

/** Messages sort by time: a reply comes right after what it answers. */
async function createReply(
  asked: MessageDocument,
  reply: { messageId: Id; runId: Id },
): Promise<void> {
  await Message.create({
    _id: reply.messageId,
    conversationId: asked.conversationId,
    userId: asked.userId,
    role: 'assistant',
    content: '',
    status: 'pending',
    runId: reply.runId,
    createdAt: new Date(asked.createdAt.getTime() + 1),
  });
}

/**
 * Writes the user's message and the pending reply, and queues the run that will fill it.
 * @throws AppError `conversation_busy` while another reply is being written here, `unavailable`
 *   when the queue cannot be reached.
 */
export async function startChatRun(
  context: StartContext,
  input: { runId: Id; conversation: ConversationDocument; content: string },
): Promise<void> {
  const { runId, conversation, content } = input;
  await assertQueueRoom(context, 'chat');
  const { _id: conversationId, userId } = conversation;
  const createdAt = context.clock.now();
  const messageId = new Types.ObjectId();
  const run = await createChatRun({ _id: runId, userId, conversationId, messageId, createdAt });
  const asked = await Message.create({
    conversationId,
    userId,
    role: 'user',
    content,
    status: 'complete',
    createdAt,
  });
  await createReply(asked, { messageId, runId });
  await Conversation.updateOne({ _id: conversationId }, { $set: { updatedAt: createdAt } });
  await enqueue(context, run, 'chat', async () => {
    await Message.deleteMany({ _id: { $in: [asked._id, messageId] } });
    await Run.deleteOne({ _id: runId });
  });
}

/** A reply to be written anew. */
interface Rewrite {
  runId: Id;
  /** The user's message it answers. */
  asked: MessageDocument;
  /** What that message is to say from now on; its earlier text stays as a version. */
  content?: string;
  /** The reply to get a further version; without one a reply is added. */
  reply: MessageDocument | null;
}

/**
 * Queues a run that writes a reply anew, as a further version of the same message; the version
 * shown so far stays, and comes back if the new one comes to nothing.
 * @throws AppError `conversation_busy` while a reply is being written here or a message was changed
 *   meanwhile, `unavailable` when the queue cannot be reached; nothing is changed then.
 */
export async function startRewriteRun(context: StartContext, rewrite: Rewrite): Promise<void> {
  const { runId: _id, asked, reply } = rewrite;
  await assertQueueRoom(context, 'chat');
  const { conversationId, userId } = asked;
  const messageId = reply?._id ?? new Types.ObjectId();
  const createdAt = context.clock.now();
  const run = await createChatRun({ _id, userId, conversationId, messageId, createdAt });
  const undos: Undo[] = [() => Run.deleteOne({ _id })];
  const undo = async () => {
    for (const step of undos.toReversed()) await step();
  };
  const ready = (await edit(rewrite, undos)) && (await beginVersion(messageId, rewrite, undos));
  if (!ready) {
    await undo();
    throw new AppError('conversation_busy');
  }
  await enqueue(context, run, 'chat', undo);
}

type Undo = () => Promise<unknown>;

/** @returns false when the message was changed after it was read, as does the next one. */
async function edit({ asked, content }: Rewrite, undos: Undo[]): Promise<boolean> {
  if (content === undefined || content === asked.content) return true;
  const edited = await changeMessage(asked, addVersion(asked, { content, status: 'complete' }));
  if (!edited) return false;
  undos.push(() => Message.replaceOne({ _id: asked._id, __v: edited.__v }, asked.toObject()));
  return true;
}

async function beginVersion(
  messageId: Id,
  { runId, asked, reply }: Rewrite,
  undos: Undo[],
): Promise<boolean> {
  const mine = { _id: messageId, runId };
  if (!reply) {
    undos.push(() => Message.deleteOne(mine));
    await createReply(asked, { messageId, runId });
    return true;
  }
  const blank = addVersion(reply, { content: '', status: 'pending' });
  const taken = { ...blank, fallback: reply.chosen, runId, runEnded: null };
  if (!(await changeMessage(reply, taken))) return false;
  undos.push(() => Message.replaceOne(mine, reply.toObject()));
  return true;
}
