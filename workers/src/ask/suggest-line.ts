import type { LineSuggestion } from '@vesper/core/ask/questions';
import { LIMITS } from '@vesper/core/contract/limits';
import { decide } from '@vesper/core/safety/decide';
import type { WorkerContext } from '../context.ts';
import type { ChatEngine, ChatRequest } from '../engines/chat/chat-engine.ts';
import { EngineError } from '../engines/engine-error.ts';
import { lineOrder } from '../jobs/chat-request.ts';
import { composedText } from '../jobs/composed-text.ts';
import { keepToSpeaker } from '../jobs/name-guard.ts';

/** What the member could say next, in the words of the conversation's model. */
export async function suggestLine(
  context: WorkerContext,
  { conversationId }: { conversationId: string },
): Promise<LineSuggestion> {
  const order = await lineOrder(context, conversationId);
  if (!order) return { failure: 'engine_failed' };
  const { request, modelId } = order;
  const asked = composedText(request);
  if (!decide(asked, { kind: 'composed' }).allowed) return { failure: 'content_refused' };
  const refusal = await context.judge.ofRequest(asked, 'private');
  if (refusal) return { failure: refusal };
  const engine = context.engines.chat.engine(modelId);
  if (!engine) return { failure: 'model_gone' };
  try {
    const text = await lineOf(engine, brief(request));
    if (!decide(text, { kind: 'message' }).allowed) return { failure: 'content_refused' };
    const unwanted = await context.judge.ofReply(text);
    if (unwanted) return { failure: unwanted };
    return text === '' ? { failure: 'engine_failed' } : { text };
  } catch (err) {
    return { failure: err instanceof EngineError ? err.code : 'engine_failed' };
  }
}

/** A line of a talk, not a chapter of it. */
function brief(request: ChatRequest): ChatRequest {
  const { replyTokens = LIMITS.suggestionTokens, ...sampler } = request.sampler ?? {};
  const most = Math.min(replyTokens, LIMITS.suggestionTokens);
  return { ...request, sampler: { ...sampler, replyTokens: most } };
}

async function lineOf(engine: ChatEngine, request: ChatRequest): Promise<string> {
  const signal = AbortSignal.timeout(LIMITS.suggestionWait);
  let text = '';
  for await (const piece of keepToSpeaker(engine.reply(request, signal), request)) {
    if (piece.kind === 'text') text += piece.text;
    if (text.length > LIMITS.messageMax) break;
  }
  signal.throwIfAborted();
  return text.trim().slice(0, LIMITS.messageMax);
}
