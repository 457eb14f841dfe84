import type { ReplyDetails } from '@vesper/core/contract/model';
import { Message } from '@vesper/core/models/message';
import type { RunDocument } from '@vesper/core/models/run';
import { chatSubject, type ChatSubject } from '@vesper/core/models/run-subject';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { decide } from '@vesper/core/safety/decide';
import { traced } from '@vesper/core/tracing';
import type { WorkerContext } from '../context.ts';
import type { ChatRequest } from '../engines/chat/chat-engine.ts';
import { EngineError } from '../engines/engine-error.ts';
import { chatOrder, type ChatOrder } from './chat-request.ts';
import { composedText } from './composed-text.ts';
import { followReply } from './follow-reply.ts';
import { judgePictures } from './judge-pictures.ts';
import { keepPrompt } from './keep-prompt.ts';
import { keepToSpeaker } from './name-guard.ts';
import { ReplyRecord } from './reply-record.ts';
import { runProcessor, type Attempt } from './run-attempt.ts';

/** Writes the reply of a conversation, word by word. */
async function writeReply(
  context: WorkerContext,
  attempt: Attempt<ChatSubject>,
): Promise<RunOutcome> {
  const { run, subject } = attempt;
  const order = await traced('gather context', {}, () => chatOrder(context, run, subject));
  if (!order) throw new EngineError('the conversation is gone', { retryable: false });
  const asked = composedText(order.request);
  if (!decide(asked, { kind: 'composed' }).allowed) {
    return { status: 'failed', code: 'content_refused' };
  }
  const refusal = await context.judge.ofRequest(asked, 'private');
  if (refusal) return { status: 'failed', code: refusal };
  const judged = await judgePictures(context, order.request);
  if ('refusal' in judged) return { status: 'failed', code: judged.refusal };
  return speak(context, attempt, { ...order, request: judged.request });
}

async function speak(
  context: WorkerContext,
  attempt: Attempt<ChatSubject>,
  { request, modelId, variant }: ChatOrder,
): Promise<RunOutcome> {
  const { run, subject, writer, say, signal, notes } = attempt;
  const engine = context.engines.chat.engine(modelId);
  const model = modelOf(context.engines, modelId);
  if (!engine || !model) return { status: 'failed', code: 'model_gone' };
  const beginning = beginningIn(request);
  notes.beginning = beginning;
  // The text of a run is the whole of its version, so what was there comes first.
  if (beginning !== '') await say({ text: beginning });
  const record = new ReplyRecord(model, request.memories);
  notes.record = record;
  // Written beside the words: nobody waits for either to read the first one.
  const beside: Promise<void>[] = [];
  let isSilent = true;
  const pieces = keepToSpeaker(engine.reply(request, signal), request);
  try {
    for await (const piece of followReply(pieces, attempt)) {
      if (signal.aborted) break;
      if (piece.kind === 'prompt') {
        beside.push(keepPrompt(context, { run, subject, modelId, variant, ...piece }));
      }
      const thinking = record.note(piece);
      if (thinking !== '') await say({ text: '', thinking });
      if (piece.kind !== 'text') continue;
      if (isSilent) beside.push(markStreaming(context, run, subject));
      isSilent = false;
      await say({ text: piece.text });
    }
  } finally {
    // The end of the reply comes after both.
    await Promise.all(beside);
  }
  signal.throwIfAborted();
  assertSaid(writer.text.slice(beginning.length));
  return { status: 'completed', text: writer.text, details: completeDetails(record) };
}

function modelOf({ chat }: WorkerContext['engines'], id: string | null) {
  const views = chat.views();
  return id === null ? views[0] : views.find((view) => view.id === id);
}

function assertSaid(text: string): void {
  if (text.trim() === '') throw new EngineError('the reply is empty', { retryable: true });
}

/** The text that a reply to be continued has already; '' for a new one. */
function beginningIn({ task, turns }: ChatRequest): string {
  return task === 'continue' ? (turns.at(-1)?.content ?? '') : '';
}

/** A stream that ends without a word about it has ended well. */
function completeDetails({ details }: ReplyRecord): ReplyDetails {
  return { ...details, finish: details.finish ?? 'stop' };
}

/** Lets the message say that it is being written; the words do not wait for it, nor fail with it. */
async function markStreaming(
  { log }: WorkerContext,
  { _id: runId }: RunDocument,
  { messageId }: ChatSubject,
): Promise<void> {
  try {
    await Message.updateOne(
      { _id: messageId, runId, status: 'pending' },
      { $set: { status: 'streaming' } },
    );
  } catch (err) {
    log.warn({ err, runId: runId.toHexString() }, 'a reply is not marked as being written');
  }
}

export const processChat = runProcessor('chat', chatSubject, writeReply);
