import type { ChatModelView } from '@vesper/core/contract/model';
import type { ChatEngine } from './chat-engine.ts';

/** The operator's models and the engines behind them. */
export interface ChatModels {
  /** All of them in the operator's order; the first one speaks where nobody chose. */
  views(): ChatModelView[];
  /**
   * The engine of a model.
   * @param id null for the first one
   * @returns undefined when no model has this id any more
   */
  engine(id: string | null): ChatEngine | undefined;
  /** Begins to load what has to be loaded; a process that writes no replies never calls it. */
  warm(): void;
  close(): Promise<void>;
}
