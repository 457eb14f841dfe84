import { randomUUID } from 'node:crypto';
import { addressedIn, speakerFor } from '@vesper/core/conversations/group';
import { beginningOf } from '@vesper/core/runs/kinds/chat-end';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import {
  Message,
  SHOWN,
  type MessageDocument,
  type MessageFields,
} from '@vesper/core/models/message';
import type { RunDocument } from '@vesper/core/models/run';
import type { ChatSubject } from '@vesper/core/models/run-subject';
import { samplerSettings } from '@vesper/core/contract/model';
import type { ChatRequest, ChatTurn } from '../engines/chat/chat-engine.ts';
import type { WorkerContext } from '../context.ts';
import { heardBy, othersFor } from './sources/group.ts';
import { lorebooksOf } from './sources/lorebooks.ts';
import { readAccount } from './sources/account.ts';
import { memberOf } from './sources/member.ts';
import { memoriesFor, readFacts } from './sources/memories.ts';
import { modelOf } from './sources/model.ts';
import { asSeen, inWords, picturesOf, type StoredPicture } from './sources/pictures.ts';
import { coveredBefore, queueSummary } from './sources/summary.ts';
import { talkAs } from './sources/talk.ts';
import { speakingCharacter } from './speaking-character.ts';
import { TURNS_MAX, turnWindow } from './turn-window.ts';

/** A reply that is a picture, as a model reads it. */
const SENT = '*sends the picture*';

/** Replies that failed say nothing to a model. */
const SAID = ['complete', 'stopped'] as const;

/** Later than any message. */
const END_OF_TIME = new Date(8_640_000_000_000_000);

/** Everything that steers one reply, and the model that is to write it. */
export interface ChatOrder {
  request: ChatRequest;
  /** Null for the operator's first model. */
  modelId: string | null;
  /** Index of the version of the reply that is to be written. */
  variant: number;
}

type Order = Omit<ChatOrder, 'variant'>;

/**
 * Gathers what an engine may know, from wherever it is kept.
 * @returns null when the conversation is gone
 */
export async function chatOrder(
  context: WorkerContext,
  run: RunDocument,
  { conversationId, messageId, modelId, task }: ChatSubject,
): Promise<ChatOrder | null> {
  const [reply, conversation] = await Promise.all([
    Message.findOne({ _id: messageId, runId: run._id }),
    Conversation.findById(conversationId),
  ]);
  if (!reply || !conversation) return null;
  if (modelId !== undefined) await context.engines.chat.lookFor(modelId);
  const order = await orderUpTo(context, conversation, reply, run._id.toHexString());
  if (modelId !== undefined) order.modelId = modelId;
  const { chosen: variant } = reply;
  if (task !== 'continue') {
    if (reply.isFirstWord) order.request.task = 'first';
    return { ...asSeen(context, order), variant };
  }
  const beginning = { role: 'assistant' as const, content: beginningOf(reply) };
  const goingOn = { ...order.request, task, turns: [...order.request.turns, beginning] };
  return { ...asSeen(context, { ...order, request: goingOn }), variant };
}

/**
 * Gathers the same for what the member could say next.
 * @returns null when the conversation is gone
 */
export async function lineOrder(
  context: WorkerContext,
  conversationId: string,
): Promise<Order | null> {
  const conversation = await Conversation.findById(conversationId);
  if (!conversation) return null;
  const near = conversation.group ? await addressedIn(conversation, '') : null;
  const speaker = near && speakerFor(near);
  const end = { conversationId: conversation._id, createdAt: END_OF_TIME, speaker };
  const order = await orderUpTo(context, conversation, end, randomUUID());
  return { ...order, request: { ...inWords(order.request), task: 'impersonate' } };
}

/** The talk up to a point, and everything else that steers what comes next. */
async function orderUpTo(
  context: WorkerContext,
  conversation: ConversationDocument,
  reply: Pick<MessageDocument, 'conversationId' | 'createdAt' | 'speaker'>,
  runId: string,
): Promise<Order> {
  const { note, sampler, modelId = null } = conversation;
  const { speaker } = reply;
  await context.engines.chat.lookFor(modelId);
  const talk = talkAs(conversation, speaker?.characterId);
  const contextTokens = modelOf(context, modelId).view?.contextTokens ?? null;
  // What depends on nothing else is asked for at once.
  const telling = coveredBefore(conversation, reply).then(async (covered) => ({
    covered,
    turns: await turnsBefore(context, reply, covered?.until),
  }));
  const [account, { covered, turns }, lorebooks, facts] = await Promise.all([
    readAccount(talk),
    telling,
    lorebooksOf(talk),
    readFacts(context, talk),
  ]);
  const member = await memberOf(talk, account);
  const [character, group, memories] = await Promise.all([
    speakingCharacter(talk, member.userName, speaker?.name),
    othersFor(conversation, speaker, member.userName),
    memoriesFor(context, { talk, account, facts, turns }, contextTokens),
    queueSummary(context, conversation, turns, contextTokens),
  ]);
  const request: ChatRequest = {
    runId,
    conversationId: conversation.id,
    character,
    ...(group && { group }),
    ...member,
    lorebooks,
    memories,
    ...(covered && { summary: covered.text }),
    ...(note && { note: { text: note.text, depth: note.depth } }),
    sampler: samplerSettings.parse(sampler),
    turns,
  };
  return { request, modelId };
}

/** A message as it is stored. */
type SaidMessage = Pick<MessageFields, 'role' | 'content' | 'imageId' | 'userId' | 'speaker'> & {
  pictures?: StoredPicture[];
};

/**
 * The talk up to a reply, as the chosen versions tell it, oldest first.
 * @param since leaves out what was said until then, which the summary tells
 */
async function turnsBefore(
  context: WorkerContext,
  {
    conversationId,
    createdAt,
    speaker: listener,
  }: Pick<MessageDocument, 'conversationId' | 'createdAt' | 'speaker'>,
  since: Date | undefined,
): Promise<ChatTurn[]> {
  const said = {
    conversationId,
    ...SHOWN,
    createdAt: { $lt: createdAt, ...(since && { $gt: since }) },
    status: { $in: SAID },
  };
  const fields = { role: 1, content: 1, imageId: 1, userId: 1, pictures: 1, speaker: 1 } as const;
  const newest = await Message.find(said, fields)
    .sort({ createdAt: -1, _id: -1 })
    .limit(TURNS_MAX + 1)
    .lean<SaidMessage[]>();
  // Most talks are shorter: only of a longer one it has to be known how long it is.
  const isWhole = newest.length <= TURNS_MAX;
  const before = isWhole ? newest : newest.slice(0, turnWindow(await Message.countDocuments(said)));
  return before
    .reverse()
    .map((message) => ({
      ...heardBy(listener, message),
      content: message.content || (message.imageId ? SENT : ''),
      ...picturesOf(context, message),
    }))
    .filter(({ content }) => content !== '');
}
