import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { EventFields, RunWriter } from '@vesper/core/runs/run-writer';
import type { Judge } from './judge.ts';

export type Delta = EventFields<'run:delta'>;

/** What was written is refused: the run ends, and nothing of it is kept. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RunFailureCode;

  constructor(code: RunFailureCode) {
    super('what was written is refused');
    this.code = code;
  }
}

/**
 * Characters: the shortest window that is judged by itself, the longest without an end of a sentence,
 * what is seen again of the one before, and what may be shown that nobody has judged yet.
 */
const WINDOW = { min: 160, max: 400, overlap: 200, ahead: 800 };
const SENTENCE_END = /[.!?…。！？\n]["'”’)*\]]*/g;
const END_MARK = /[.!?…。！？\n]/;

/**
 * Says what a model writes and has it judged beside that, sentence by sentence, in order. Words are
 * shown at once, but never more than a few sentences ahead of the judge.
 */
export class ReplyGuard {
  readonly #writer: Pick<RunWriter, 'emit'>;
  readonly #judge: Pick<Judge, 'ofReply'>;
  readonly #refused = new AbortController();
  #overlap = '';
  #unjudged = '';
  /** True when a sentence may end in what is unjudged: most words are told without a look at it. */
  #hasEnd = false;
  #judging: Promise<void> | null = null;

  constructor(writer: Pick<RunWriter, 'emit'>, judge: Pick<Judge, 'ofReply'>) {
    this.#writer = writer;
    this.#judge = judge;
  }

  /** Aborts with `Refused`. */
  get signal(): AbortSignal {
    return this.#refused.signal;
  }

  /** Shows a piece; waits while the judge is too far behind. @throws Refused */
  async say(delta: Delta): Promise<void> {
    this.signal.throwIfAborted();
    this.#writer.emit('run:delta', delta);
    // Whatever is shown is judged, each field of it.
    const said = delta.text + (delta.thinking ?? '');
    this.#unjudged += said;
    this.#hasEnd ||= END_MARK.test(said);
    if (!this.#judging && this.#windowEnd() > 0) this.#judging = this.#judgeNext();
    while (this.#unjudged.length > WINDOW.ahead && this.#judging) await this.#judging;
    this.signal.throwIfAborted();
  }

  /** Waits until all that was said is judged. @throws Refused */
  async settle(): Promise<void> {
    while (this.#judging) await this.#judging;
    if (this.#unjudged !== '') await this.#judgeWindow(this.#unjudged.length);
    this.signal.throwIfAborted();
  }

  /** Waits as `settle` does. @returns why what was said is refused, or null */
  async refusal(): Promise<RunFailureCode | null> {
    await this.settle().catch(() => undefined);
    if (!this.signal.aborted) return null;
    const reason: unknown = this.signal.reason;
    return reason instanceof Refused ? reason.code : 'moderation_away';
  }

  /** Judges what there is, window after window, until no whole one is left. */
  async #judgeNext(): Promise<void> {
    do await this.#judgeWindow(this.#windowEnd());
    while (this.#windowEnd() > 0);
    this.#judging = null;
  }

  #windowEnd(): number {
    if (this.signal.aborted || this.#unjudged.length < WINDOW.min) return 0;
    const ends = this.#hasEnd ? Array.from(this.#unjudged.matchAll(SENTENCE_END)) : [];
    const last = ends.at(-1);
    if (last) return last.index + last[0].length;
    return this.#unjudged.length > WINDOW.max ? this.#unjudged.length : 0;
  }

  async #judgeWindow(length: number): Promise<void> {
    const window = this.#overlap + this.#unjudged.slice(0, length);
    this.#unjudged = this.#unjudged.slice(length);
    this.#hasEnd = END_MARK.test(this.#unjudged);
    this.#overlap = window.slice(-WINDOW.overlap);
    try {
      const code = await this.#judge.ofReply(window);
      if (code) this.#refused.abort(new Refused(code));
    } catch (err) {
      // What nobody could judge is not kept either.
      this.#refused.abort(err);
    }
  }
}
