import { performance } from 'node:perf_hooks';
import { LIMITS } from '@vesper/core/contract/limits';
import type { ReplyDetails } from '@vesper/core/contract/model';
import type { ReplyPiece } from '../engines/chat/chat-engine.ts';

type Piece<Kind extends ReplyPiece['kind']> = Extract<ReplyPiece, { kind: Kind }>;

/** Notes how a reply is made, while it is: what was thought, how long it took, how it ended. */
export class ReplyRecord {
  readonly #model: Pick<ReplyDetails, 'modelId' | 'model'>;
  #beganAt = performance.now();
  #firstWordAt: number | null = null;
  #lastAt = this.#beganAt;
  #thinking = '';
  #end: Piece<'end'> | null = null;

  constructor(model: { id: string; name: string }) {
    this.#model = { modelId: model.id, model: model.name };
  }

  /**
   * Takes note of a piece.
   * @returns what is to be shown of it as thinking; '' for nothing
   */
  note(piece: ReplyPiece): string {
    this.#lastAt = performance.now();
    switch (piece.kind) {
      case 'waiting':
      case 'prompt':
        // What comes before is the time of others, or our own.
        this.#beganAt = this.#lastAt;
        return '';
      case 'thinking':
        return this.#think(piece.text);
      case 'text':
        this.#firstWordAt ??= this.#lastAt;
        return '';
      case 'end':
        this.#end = piece;
        return '';
    }
  }

  #think(text: string): string {
    const kept = text.slice(0, LIMITS.thinkingMax - this.#thinking.length);
    this.#thinking += kept;
    return kept;
  }

  /** The making of the reply as far as it got. */
  get details(): ReplyDetails {
    const { finish = null, usage } = this.#end ?? {};
    const since = (at: number): number => Math.round(at - this.#beganAt);
    return {
      ...this.#model,
      thinking: this.#thinking === '' ? null : this.#thinking,
      finish,
      promptTokens: usage?.promptTokens ?? null,
      cachedTokens: usage?.cachedTokens ?? null,
      completionTokens: usage?.completionTokens ?? null,
      firstWordMs: this.#firstWordAt === null ? null : since(this.#firstWordAt),
      totalMs: since(this.#lastAt),
    };
  }
}
