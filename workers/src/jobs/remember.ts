import type { Job } from 'bullmq';
import { readSwitches, remembersFor } from '@vesper/core/memory/memory-switch';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { Message, SHOWN } from '@vesper/core/models/message';
import { JOBS } from '@vesper/core/runs/jobs';
import { isReplying } from '@vesper/core/runs/kinds/chat';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { canComplete, ModelBusy } from '../memory/ask-model.ts';
import { factsFromModel } from '../memory/facts-from-model.ts';
import { factsFromRules } from '../memory/facts-from-rules.ts';
import { knownFacts, noteFacts } from '../memory/note-facts.ts';
import type { SaidMessage } from '../memory/proposed-fact.ts';
import { estimateTokens } from '../prompt/estimate-tokens.ts';
import { later } from './later.ts';
import { modelOf } from './sources/model.ts';
import { speakerName } from './sources/speaker-name.ts';
import { timeBound } from '../time-bound.ts';

/** The longest one look may take. */
const LIMIT_MS = 120_000;
/** Wait for a model that is writing replies, or for the reply that is being written here. */
const BUSY_MS = 15_000;
/** Messages of one look, the newest ones, and how much of each is read. */
const MESSAGES_MAX = 80;
const MESSAGE_MAX = 1_500;
/** Share of a model's context that the talk may take; the rest is for the order and the answer. */
const TALK_SHARE = 0.4;
const TALK_TOKENS_MAX = 6_000;
/** Known facts that a model is told, so that it does not repeat them: the newest. */
const KNOWN_SHOWN = 40;

/** Looks through a conversation that has rested for facts that its next talks should know. */
export async function processRemember(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const { conversationId } = JOBS.remember.payload.parse(job.data);
  const signal = timeBound(LIMIT_MS, stopping);
  const waitMs = await look(context, conversationId, signal).catch((err: unknown) => {
    if (stopping.aborted) return 0;
    if (err instanceof ModelBusy) return BUSY_MS;
    if (!(err instanceof EngineError)) throw err;
    // The next rest of this talk looks at the same messages again.
    context.log.warn({ err, conversationId }, 'facts were not looked for');
    return null;
  });
  if (waitMs !== null) await later(context, job, waitMs);
}

/** @returns milliseconds until there is something to do; null when all is done */
async function look(
  context: WorkerContext,
  conversationId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const conversation = await Conversation.findById(conversationId);
  if (!conversation || conversation.isTemporary) return null;
  const restMs = restLeft(context, conversation);
  if (restMs > 0) return restMs;
  if (await isReplying(conversation._id)) return BUSY_MS;
  const messages = await unread(conversation);
  const last = messages.at(-1);
  if (!last) return null;
  const switches = await readSwitches(conversation.userId);
  if (remembersFor(switches, conversation.characterId ?? null)) {
    await propose(context, conversation, messages, signal);
  }
  await Conversation.updateOne(
    { _id: conversation._id },
    { $set: { rememberedUpTo: last.createdAt } },
    { timestamps: false },
  );
  // While this job is here none can be queued: what was said meanwhile is its own to come back for.
  const more = { conversationId: conversation._id, createdAt: { $gt: last.createdAt }, ...SHOWN };
  return (await Message.exists({ ...more, role: 'user' })) ? context.config.rememberAfterMs : null;
}

function restLeft({ clock, config }: WorkerContext, { updatedAt }: ConversationDocument): number {
  return config.rememberAfterMs - (clock.now().getTime() - updatedAt.getTime());
}

/** The newest messages that were not looked at; none when the member wrote none of them. */
async function unread(conversation: ConversationDocument): Promise<SaidMessage[]> {
  const { _id: conversationId, rememberedUpTo } = conversation;
  const found = await Message.find(
    {
      conversationId,
      ...SHOWN,
      ...(rememberedUpTo && { createdAt: { $gt: rememberedUpTo } }),
      status: { $in: ['complete', 'stopped'] },
      content: { $ne: '' },
    },
    { role: 1, content: 1, speaker: 1, createdAt: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(MESSAGES_MAX);
  if (!found.some(({ role }) => role === 'user')) return [];
  return found.reverse().map(({ _id, role, content, speaker, createdAt }) => ({
    ...{ _id, role, createdAt },
    ...(speaker && { speaker: speaker.name }),
    content: content.slice(0, MESSAGE_MAX),
  }));
}

async function propose(
  context: WorkerContext,
  conversation: ConversationDocument,
  messages: readonly SaidMessage[],
  signal: AbortSignal,
): Promise<void> {
  const { engine, view } = modelOf(context, conversation.modelId ?? null);
  if (view?.isBuiltin === true) {
    await noteFacts(context, conversation, factsFromRules(messages), 'builtin');
    return;
  }
  if (!canComplete(engine)) return;
  const known = await knownFacts(conversation, KNOWN_SHOWN);
  const talk = {
    speaker: await speakerName(conversation),
    messages: newestWithin(messages, view?.contextTokens ?? null),
    known: known.filter(({ isOff }) => !isOff).map(({ id, text }) => ({ id, text })),
  };
  const facts = await factsFromModel(engine, talk, signal);
  await noteFacts(context, conversation, facts, 'model');
}

function newestWithin(
  messages: readonly SaidMessage[],
  contextTokens: number | null,
): SaidMessage[] {
  let left = Math.min(TALK_TOKENS_MAX, (contextTokens ?? Infinity) * TALK_SHARE);
  const from = messages.findLastIndex(({ content }) => (left -= estimateTokens(content) + 8) < 0);
  return messages.slice(from + 1);
}
