import type { RunKind, RunLogEvent } from '@vesper/core/contract/run';
import { isTerminal } from '@vesper/core/contract/run';

/** A run as somebody in front of a screen has seen it, by its events alone. */
export class WatchedRun {
  readonly runId: string;
  readonly kind: RunKind;
  /** Number that the reply was asked to count to. */
  readonly countsTo: number | undefined;
  text = '';
  lastSeq = 0;
  /** Terminal events that were applied: exactly one of them, in the end. */
  readonly ends: RunLogEvent[] = [];
  /** Events after the end, or numbers that came with other words than before. */
  readonly faults: string[] = [];
  /** The log has expired or was lost: the result is read over REST. */
  isGone = false;
  /** A picture that waits for others, as far as was told. */
  isInLine: boolean;
  /** The last time something was told of it, of performance.now(). */
  heardAt = performance.now();
  readonly #early = new Map<number, RunLogEvent>();
  readonly #seen = new Map<number, string>();

  constructor(runId: string, kind: RunKind, countsTo?: number) {
    this.runId = runId;
    this.kind = kind;
    this.countsTo = countsTo;
    this.isInLine = kind === 'image';
  }

  get isOver(): boolean {
    return this.ends.length > 0 || this.isGone;
  }

  /** True while something is missing before what has arrived. */
  get hasGap(): boolean {
    return this.#early.size > 0;
  }

  /** Takes an event in, in whatever order they arrive. */
  take(event: RunLogEvent): void {
    this.heardAt = performance.now();
    this.#compare(event);
    if (event.seq <= this.lastSeq || this.#early.has(event.seq)) return;
    this.#early.set(event.seq, event);
    for (;;) {
      const next = this.#early.get(this.lastSeq + 1);
      if (!next) return;
      this.#early.delete(next.seq);
      this.lastSeq = next.seq;
      this.#apply(next);
    }
  }

  #apply(event: RunLogEvent): void {
    if (this.ends.length > 0) this.faults.push(`${event.event} ${event.seq} after the end`);
    if (event.event === 'run:reset') this.text = '';
    if (event.event === 'run:delta') this.text += event.text;
    if (event.event === 'run:progress') this.isInLine = event.stage === 'queued';
    if (isTerminal(event.event)) this.ends.push(event);
  }

  /** A number stands for one event, whoever tells it and how often. */
  #compare(event: RunLogEvent): void {
    const told = event.event === 'run:delta' ? `delta ${event.text}` : event.event;
    const before = this.#seen.get(event.seq);
    if (before === undefined) this.#seen.set(event.seq, told);
    else if (before !== told) this.faults.push(`number ${event.seq} is ${before} and ${told}`);
  }
}
