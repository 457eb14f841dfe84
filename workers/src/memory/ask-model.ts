import type { ChatEngine, CompletionTask } from '../engines/chat/chat-engine.ts';

/** Every place at the model is taken by replies, which come first. */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';
}

/** An engine that can do more than talk. */
export type CompletingEngine = ChatEngine & Required<Pick<ChatEngine, 'complete'>>;

export function canComplete(engine: ChatEngine | undefined): engine is CompletingEngine {
  return engine?.complete !== undefined;
}

/** Characters of an answer that are read; what is longer is none that was asked for. */
const ANSWER_MAX = 20_000;

/**
 * Has a model do a piece of work that nobody waits for.
 * @throws ModelBusy as soon as it would have to wait for its turn; EngineError when the model fails
 */
export async function askModel(
  engine: CompletingEngine,
  task: CompletionTask,
  signal: AbortSignal,
): Promise<string> {
  const stop = new AbortController();
  let text = '';
  try {
    const background = { ...task, isBackground: true };
    for await (const piece of engine.complete(background, AbortSignal.any([signal, stop.signal]))) {
      if (piece.kind === 'waiting') throw new ModelBusy('the model has replies to write');
      if (piece.kind === 'text') text += piece.text;
      if (text.length > ANSWER_MAX) break;
    }
  } finally {
    stop.abort();
  }
  signal.throwIfAborted();
  return text.trim();
}
