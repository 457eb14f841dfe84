import { Conversation } from '@vesper/core/models/conversation';
import { Message } from '@vesper/core/models/message';
import type { RunDocument } from '@vesper/core/models/run';
import { User } from '@vesper/core/models/user';
import { chatSubject, type ChatSubject } from '@vesper/core/models/run-subject';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { decide } from '@vesper/core/safety/decide';
import type { WorkerContext } from '../context.ts';
import type { ChatRequest } from '../engines/chat/chat-engine.ts';
import { EngineError } from '../engines/engine-error.ts';
import { nameConversation } from './conversation-title.ts';
import { personaOf } from './persona.ts';
import { runProcessor, type Attempt } from './run-attempt.ts';

/** Turns an engine gets to see: more is cost without use for the engines we have. */
const CONTEXT_TURNS = 200;

/** Writes the reply of a conversation, word by word. */
async function writeReply(
  { engines, log }: WorkerContext,
  { run, subject, writer, signal }: Attempt<ChatSubject>,
): Promise<RunOutcome> {
  const request = await chatRequest(run, subject);
  if (!request) throw new EngineError('the conversation is gone', { retryable: false });
  if (!decide(composedText(request), { kind: 'composed' }).allowed) {
    return { status: 'failed', code: 'content_refused' };
  }
  for await (const text of engines.chat.reply(request, signal)) {
    if (signal.aborted) break;
    if (writer.text === '') await markStreaming(run, subject);
    writer.emit('run:delta', { text });
  }
  signal.throwIfAborted();
  if (writer.text.trim() === '') throw new EngineError('the reply is empty', { retryable: true });
  await nameConversation(subject.conversationId, request.turns).catch((err: unknown) => {
    log.warn({ err, runId: request.runId }, 'a conversation was not named');
  });
  return { status: 'completed', text: writer.text };
}

async function markStreaming(run: RunDocument, { messageId }: ChatSubject): Promise<void> {
  await Message.updateOne(
    { _id: messageId, runId: run._id, status: 'pending' },
    { $set: { status: 'streaming' } },
  );
}

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
function composedText({ persona, turns }: ChatRequest): string {
  const last = turns.at(-1)?.content ?? '';
  return [
    persona.name,
    persona.description ?? '',
    persona.greeting ?? '',
    persona.traits.join(', '),
    last,
  ].join('\n');
}

async function chatRequest(
  run: RunDocument,
  { conversationId, messageId }: ChatSubject,
): Promise<ChatRequest | null> {
  const reply = await Message.findOne({ _id: messageId, runId: run._id });
  const conversation = await Conversation.findById(conversationId);
  if (!reply || !conversation) return null;
  const before = await Message.find(
    {
      conversationId,
      createdAt: { $lt: reply.createdAt },
      status: { $in: ['complete', 'stopped'] },
    },
    { role: 1, content: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(CONTEXT_TURNS);
  const turns = before
    .reverse()
    .filter((message) => message.content !== '')
    .map(({ role, content }) => ({ role, content }));
  const user = await User.findById(run.userId, { firstName: 1 });
  return {
    runId: run._id.toHexString(),
    persona: await personaOf(conversation, user?.firstName ?? undefined),
    ...(user?.firstName ? { userName: user.firstName } : {}),
    turns,
  };
}

export const processChat = runProcessor('chat', chatSubject, writeReply);
