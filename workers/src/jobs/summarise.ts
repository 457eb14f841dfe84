import type { Job } from 'bullmq';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { Message, SHOWN, type MessageDocument } from '@vesper/core/models/message';
import { branchOf } from '@vesper/core/models/message-versions';
import { JOBS } from '@vesper/core/runs/jobs';
import { isReplying } from '@vesper/core/runs/kinds/chat';
import { decide } from '@vesper/core/safety/decide';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { canComplete, ModelBusy, type CompletingEngine } from '../memory/ask-model.ts';
import { putInShort } from '../memory/put-in-short.ts';
import { estimateMessage } from '../prompt/estimate-tokens.ts';
import { later } from './later.ts';
import { modelOf } from './sources/model.ts';
import { speakerName } from './sources/speaker-name.ts';
import { coveredBefore, isLong } from './sources/summary.ts';
import { timeBound } from '../time-bound.ts';

const LIMIT_MS = 180_000;
/** Wait for a reply that is being written, here or by the same model. */
const BUSY_MS = 1_500;
/** Shares of a model's context: the newest turns that stay word by word, one part, one summary. */
const KEPT_SHARE = 0.25;
const PART_SHARE = 0.4;
const SUMMARY_SHARE = 0.12;
const SUMMARY_TOKENS_MAX = 600;
/** The newest turns that stay word by word, however short they are, or at most. */
const KEPT_MIN = 6;
const KEPT_MAX = 80;
/** Parts that one job puts in short; a longer talk comes again with its next reply. */
const PARTS = 6;
const MESSAGES_MAX = 600;

/** Puts the early part of a long talk in short, in parts that a model can see at once. */
export async function processSummarise(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const { conversationId } = JOBS.summarise.payload.parse(job.data);
  const signal = timeBound(LIMIT_MS, stopping);
  const waitMs = await summarise(context, conversationId, signal).catch((err: unknown) => {
    if (stopping.aborted) return 0;
    if (err instanceof ModelBusy) return BUSY_MS;
    if (!(err instanceof EngineError)) throw err;
    // Until there is one, what does not fit is left out; the next reply asks again.
    context.log.warn({ err, conversationId }, 'a talk was not put in short');
    return null;
  });
  if (waitMs !== null) await later(context, job, waitMs);
}

/** @returns milliseconds to wait; null when there is nothing more to do */
async function summarise(
  context: WorkerContext,
  conversationId: string,
  signal: AbortSignal,
): Promise<number | null> {
  for (let part = 0; part < PARTS; part++) {
    const conversation = await Conversation.findById(conversationId);
    if (!conversation || conversation.isTemporary) return null;
    const { engine, view } = modelOf(context, conversation.modelId ?? null);
    const contextTokens = view?.contextTokens ?? null;
    if (!canComplete(engine) || contextTokens === null) return null;
    if (await isReplying(conversation._id)) return BUSY_MS;
    const isMore = await addPart({ context, conversation, engine, contextTokens, signal });
    if (!isMore) return null;
  }
  return null;
}

interface Work {
  context: WorkerContext;
  conversation: ConversationDocument;
  engine: CompletingEngine;
  contextTokens: number;
  signal: AbortSignal;
}

/** @returns whether a part was added, so that there may be another one */
async function addPart(work: Work): Promise<boolean> {
  const { context, conversation, engine, contextTokens, signal } = work;
  const covered = await coveredBefore(conversation, { createdAt: context.clock.now() });
  const messages = await shownSince(conversation, covered?.until);
  // The first part makes it long; the later ones bring what is left of it to its end.
  if (!isLong(messages, contextTokens)) return false;
  const part = oldestPart(messages, contextTokens);
  const last = part.at(-1);
  if (!last) return false;
  const text = await putInShort(
    engine,
    {
      before: covered?.text ?? '',
      // A token has more than one letter: the end of what is too long by itself is cut off.
      messages: part.map(({ role, content, speaker }) => ({
        role,
        ...(speaker && { speaker: speaker.name }),
        content: content.slice(0, contextTokens),
      })),
      speaker: await speakerName(conversation),
      replyTokens: Math.min(SUMMARY_TOKENS_MAX, Math.floor(contextTokens * SUMMARY_SHARE)),
    },
    signal,
  );
  if (text === '' || !decide(text, { kind: 'composed' }).allowed) return false;
  return keep(context, conversation, last, text);
}

/** What was said since, oldest first. */
async function shownSince(
  { _id: conversationId }: ConversationDocument,
  since: Date | undefined,
): Promise<MessageDocument[]> {
  return Message.find({
    conversationId,
    ...SHOWN,
    ...(since && { createdAt: { $gt: since } }),
    status: { $in: ['complete', 'stopped'] },
    content: { $ne: '' },
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(MESSAGES_MAX);
}

/** The oldest messages that fit into one part, up to those that stay word by word. */
function oldestPart<Said extends { content: string }>(
  messages: readonly Said[],
  contextTokens: number,
): Said[] {
  const old = messages.slice(0, messages.length - keptCount(messages, contextTokens));
  let left = contextTokens * PART_SHARE;
  const end = old.findIndex(({ content }) => (left -= estimateMessage(content)) < 0);
  if (end < 0) return old;
  // One message that is longer than a part goes alone.
  return old.slice(0, Math.max(end, 1));
}

function keptCount(messages: readonly { content: string }[], contextTokens: number): number {
  let left = contextTokens * KEPT_SHARE;
  let count = 0;
  for (const { content } of messages.toReversed()) {
    left -= estimateMessage(content);
    if (count >= KEPT_MAX || (left < 0 && count >= KEPT_MIN)) break;
    count += 1;
  }
  return count;
}

/** @returns false when somebody changed the summary meanwhile: what they wrote stays */
async function keep(
  { clock }: WorkerContext,
  { _id, summary }: ConversationDocument,
  last: MessageDocument,
  text: string,
): Promise<boolean> {
  const asRead = summary ? { 'summary.at': summary.at } : { summary: null };
  const next = {
    text,
    upToMessageId: last._id,
    branch: branchOf(last),
    isEdited: false,
    at: clock.now(),
  };
  const { modifiedCount } = await Conversation.updateOne(
    { _id, ...asRead },
    { $set: { summary: next } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}
