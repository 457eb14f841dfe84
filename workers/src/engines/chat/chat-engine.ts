/** One turn of the conversation as an engine sees it, oldest first. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** The character that speaks: everything an engine may know about it. */
export interface Persona {
  name: string;
  description?: string;
  /** What it says first; in its own words, so it tells of it too. */
  greeting?: string;
  traits: string[];
}

export interface ChatRequest {
  /** The run this reply belongs to; the same id may come again after a crash. */
  runId: string;
  persona: Persona;
  /** First name of the person, if they gave one. */
  userName?: string;
  /** The whole conversation; the last turn is the user's. */
  turns: ChatTurn[];
}

/**
 * An engine that holds a conversation.
 *
 * `reply` yields pieces of text in order; joined they are the reply. It throws `EngineError` when
 * the reply failed, and stops quietly when `signal` is aborted. A stream that ends has finished.
 */
export interface ChatEngine {
  readonly name: string;
  reply(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Ends what the engine holds open: threads, connections. Work under way fails as retryable. */
  close?(): Promise<void>;
}
