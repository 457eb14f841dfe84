import type { ChatModelView } from '@vesper/core/contract/model';
import type { ChatEngine } from './chat-engine.ts';

/** The operator's models, as they are at this moment, and the engines behind them. */
export interface ChatModels {
  /** All of them in the operator's order; the first one speaks where nobody chose. */
  views(): ChatModelView[];
  /**
   * The engine of a model.
   * @param id null for the first one
   * @returns undefined when no model has this id any more
   */
  engine(id: string | null): ChatEngine | undefined;
  /**
   * Looks once more for a model that is not known here: it may have been added a moment ago.
   * @throws when the documents do not answer
   */
  lookFor(id: string | null): Promise<void>;
  /** Begins to load what has to be loaded; a process that writes no replies never calls it. */
  warm(): void;
  close(): Promise<void>;
}
