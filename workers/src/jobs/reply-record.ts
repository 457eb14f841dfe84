import { performance } from 'node:perf_hooks';
import { LIMITS } from '@vesper/core/contract/limits';
import type { ReplyDetails } from '@vesper/core/contract/model';
import type { PromptPartName } from '@vesper/core/contract/sent-prompt';
import type { RememberedFact, ReplyPiece } from '../engines/chat/chat-engine.ts';
import type { ComposedPrompt } from '../prompt/prompt.ts';

type Piece<Kind extends ReplyPiece['kind']> = Extract<ReplyPiece, { kind: Kind }>;

/** Notes how a reply is made, while it is: what was thought, how long it took, how it ended. */
export class ReplyRecord {
  readonly #model: Pick<ReplyDetails, 'modelId' | 'model'>;
  readonly #memories: readonly RememberedFact[];
  #memoriesLeftOut = 0;
  #beganAt = performance.now();
  #firstWordAt: number | null = null;
  #lastAt = this.#beganAt;
  #thinking = '';
  #end: Piece<'end'> | null = null;

  /** @param memories the facts to be given; a prompt without room for all leaves the last out */
  constructor(model: { id: string; name: string }, memories: readonly RememberedFact[] = []) {
    this.#model = { modelId: model.id, model: model.name };
    this.#memories = memories;
  }

  /**
   * Takes note of a piece.
   * @returns what is to be shown of it as thinking; '' for nothing
   */
  note(piece: ReplyPiece): string {
    this.#lastAt = performance.now();
    switch (piece.kind) {
      case 'prompt':
        this.#memoriesLeftOut = leftOutOf(piece.prompt, 'memories');
        return this.#beginAnew();
      case 'waiting':
        return this.#beginAnew();
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

  #given(): Pick<ReplyDetails, 'memoryIds'> {
    const given = this.#memories.slice(0, this.#memories.length - this.#memoriesLeftOut);
    return given.length === 0 ? {} : { memoryIds: given.map(({ id }) => id) };
  }

  /** What came before is the time of others, or our own. */
  #beginAnew(): '' {
    this.#beganAt = this.#lastAt;
    return '';
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
      ...this.#given(),
    };
  }
}

const leftOutOf = ({ parts }: ComposedPrompt, part: PromptPartName): number =>
  parts.find(({ name }) => name === part)?.leftOut ?? 0;
