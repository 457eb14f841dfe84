import { observed } from '../observed.ts';
import type { ChatEngine, ReplyPiece } from './chat-engine.ts';

/** Counts what an engine has in hand, so that it can be closed without breaking anything off. */
export class DrainingEngine {
  readonly engine: ChatEngine;
  #open = 0;
  #isDrained: (() => void) | undefined;

  constructor(engine: ChatEngine) {
    const complete = engine.complete?.bind(engine);
    this.engine = {
      name: engine.name,
      reply: (request, signal) => this.#counted(engine.reply(request, signal)),
      ...(complete && {
        complete: (task, signal) => this.#counted(complete(task, signal)),
      }),
    };
  }

  /** Resolves as soon as nothing is under way; nobody may begin anything meanwhile. */
  async drained(): Promise<void> {
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => (this.#isDrained = resolve));
  }

  #counted(pieces: AsyncIterable<ReplyPiece>): AsyncIterable<ReplyPiece> {
    return observed(pieces, {
      begun: () => {
        this.#open += 1;
      },
      ended: () => {
        this.#open -= 1;
        if (this.#open === 0) this.#isDrained?.();
      },
    });
  }
}
