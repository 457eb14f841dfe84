import { performance } from 'node:perf_hooks';
import type { RunEventData, RunEventName, TERMINAL_EVENTS } from '../contract/run.ts';
import { UNLOGGED_MAX, type AppendBatch, type AppendOutcome, type LogSnapshot } from './run-log.ts';
import type { StartedEvent } from './started-event.ts';

/** The fields of an event that the writer adds itself. */
export type EventFields<Name extends RunEventName> = Omit<RunEventData<Name>, 'runId' | 'seq'>;
export type TerminalEvent = (typeof TERMINAL_EVENTS)[number];

/**
 * Publishing ahead of the log is allowed if the log confirmed this attempt within this time. A
 * worker that was paused for longer must append first, and is refused if a newer attempt has begun:
 * so none of its events is published.
 */
const CONFIRMED_FOR_MS = 1_000;

/** This attempt is over: a newer one has begun elsewhere. */
export class AttemptLost extends Error {
  override readonly name = 'AttemptLost';
}

interface Item {
  seq: number;
  event: RunEventName;
  data: object;
  /** The data as JSON, from its first use on; until then text may be added to a delta. */
  json?: string;
}

interface Publisher {
  readonly underPressure: boolean;
  wake(writer: RunWriter): void;
  appendNow(writer: RunWriter): Promise<void>;
  forget(writer: RunWriter, seq: number): Promise<void>;
  release(writer: RunWriter): void;
}

/** The attempt whose events a writer writes. */
interface WriterOf {
  started: StartedEvent;
  userId: string;
  attempt: number;
  /** The last sequence number taken. */
  seq: number;
}

/** Writes the events of one attempt of one run: numbers them, and keeps them until logged. */
export class RunWriter {
  readonly runId: string;
  readonly userId: string;
  readonly attempt: number;
  /** Aborts with `AttemptLost` when a newer attempt has begun. */
  readonly lost = new AbortController();
  readonly #publisher: Publisher;
  readonly #started: StartedEvent;
  #seq: number;
  #text = '';
  #loggedText = '';
  #loggedThinking = '';
  #unlogged: Item[] = [];
  #unpublished: Item[] = [];
  #appending = 0;
  #confirmedSeq: number;
  #confirmedAt = performance.now();
  #closing: AppendBatch['closing'];

  constructor({ started, userId, attempt, seq }: WriterOf, publisher: Publisher) {
    this.runId = started.runId;
    this.userId = userId;
    this.attempt = attempt;
    this.#started = started;
    this.#seq = seq;
    this.#confirmedSeq = seq;
    this.#publisher = publisher;
  }

  /** The text this attempt has streamed so far. */
  get text(): string {
    return this.#text;
  }

  /** Adds an event; it is published at the end of this turn and logged within 100 ms. */
  emit<Name extends RunEventName>(event: Name, fields: EventFields<Name>): void {
    if (this.lost.signal.aborted) return;
    this.#text = textAfter(this.#text, event, fields);
    if (!this.#merge(event, fields)) {
      this.#seq += 1;
      const data = { runId: this.runId, seq: this.#seq, ...fields };
      const item: Item = { seq: this.#seq, event, data };
      this.#unlogged.push(item);
      this.#unpublished.push(item);
    }
    this.#publisher.wake(this);
  }

  /**
   * Takes back everything that was said: from the screens, and from the log, so that nobody who
   * resumes can read it. The run goes on from there.
   * @throws AttemptLost when a newer attempt has begun.
   */
  async forget(): Promise<void> {
    await this.flush();
    this.#loggedText = '';
    this.#loggedThinking = '';
    await this.#publisher.forget(this, this.#seq + 1);
    this.emit('run:reset', { attempt: this.attempt });
    await this.flush();
  }

  /** Closes the run: the last event is in the log before anybody sees it. */
  async end<Name extends TerminalEvent>(event: Name, fields: EventFields<Name>): Promise<void> {
    this.emit(event, fields);
    await this.#close('ended');
  }

  /** Closes the attempt without ending the run: the next one goes on from here. */
  async settle(): Promise<void> {
    if (this.#closing) return;
    if (this.#unlogged.length === 0) this.emit('run:delta', { text: '' });
    await this.#close('settled');
  }

  /**
   * Waits until the log has everything so far.
   * @throws AttemptLost when a newer attempt has begun.
   */
  async flush(): Promise<void> {
    while (this.#unlogged.length > 0 && !this.lost.signal.aborted) {
      await this.#publisher.appendNow(this);
      if (this.#appending > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    this.lost.signal.throwIfAborted();
  }

  /** Waits until the log has what was emitted before this call, or this attempt is over. */
  async catchUp(): Promise<void> {
    const seq = this.#seq;
    while (this.#confirmedSeq < seq && !this.lost.signal.aborted) {
      await this.#publisher.appendNow(this);
      if (this.#appending > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async #close(closing: 'settled' | 'ended'): Promise<void> {
    this.#closing = closing;
    try {
      await this.flush();
    } finally {
      this.#publisher.release(this);
    }
  }

  #merge(event: RunEventName, fields: object): boolean {
    const last = this.#unpublished.at(-1);
    if (event !== 'run:delta' || last?.event !== 'run:delta' || last.json !== undefined) {
      return false;
    }
    if (!this.#publisher.underPressure) return false;
    const thinking = thinkingAfter(thinkingAfter('', event, last.data), event, fields);
    const text = textOf(event, last.data) + textOf(event, fields);
    last.data = { ...last.data, text, ...(thinking !== '' && { thinking }) };
    return true;
  }

  get hasPending(): boolean {
    return this.#unpublished.length > 0;
  }

  /** Takes the events that may be published now, as JSON; appends when others wait for the log. */
  takePublishable(): string[] {
    const ahead = performance.now() - this.#confirmedAt < CONFIRMED_FOR_MS && !this.#closing;
    const limit = ahead ? this.#confirmedSeq + UNLOGGED_MAX : this.#confirmedSeq;
    const ready: string[] = [];
    while (this.#unpublished[0] && this.#unpublished[0].seq <= limit) {
      const item = this.#unpublished.shift();
      // Names of events have nothing that JSON escapes.
      if (item) ready.push(`["${item.event}",${dataJson(item)}]`);
    }
    if (this.#unpublished.length > 0 && this.#appending === 0) {
      // The log's timer tries again.
      this.#publisher.appendNow(this).catch(() => undefined);
    }
    return ready;
  }

  /** The events the log does not have yet; null while an append is on its way. */
  takeUnlogged(): AppendBatch | null {
    const first = this.#unlogged[0];
    const last = this.#unlogged.at(-1);
    if (!first || !last || this.#appending > 0) return null;
    this.#appending = last.seq;
    const events = `[${this.#unlogged.map(logJson).join(',')}]`;
    const { runId, attempt } = this;
    const batch = { runId, attempt, first: first.seq, last: last.seq, events };
    return this.#closing ? { ...batch, closing: this.#closing } : batch;
  }

  confirm(lastSeq: number, outcome: AppendOutcome): void {
    this.#appending = 0;
    if (outcome === 'fenced') {
      this.#unlogged = [];
      this.#unpublished = [];
      this.lost.abort(new AttemptLost('a newer attempt of this run has begun'));
      this.#publisher.release(this);
      return;
    }
    this.#confirmedSeq = lastSeq;
    this.#confirmedAt = performance.now();
    for (const { seq, event, data } of this.#unlogged) {
      if (seq > lastSeq) continue;
      this.#loggedText = textAfter(this.#loggedText, event, data);
      this.#loggedThinking = thinkingAfter(this.#loggedThinking, event, data);
    }
    this.#unlogged = this.#unlogged.filter((item) => item.seq > lastSeq);
  }

  /** The state of the log before it was lost. */
  snapshot(): LogSnapshot {
    const { attempt } = this;
    const seq = (this.#unlogged[0]?.seq ?? this.#seq + 1) - 1;
    const [text, thinking] = [this.#loggedText, this.#loggedThinking];
    return { started: this.#started, attempt, seq, text, thinking };
  }

  /** Marks the events of a failed append as unlogged, so that they are appended again. */
  putBack(): void {
    this.#appending = 0;
  }
}

function textOf(event: RunEventName, data: object): string {
  if (event !== 'run:delta' || !('text' in data)) return '';
  return typeof data.text === 'string' ? data.text : '';
}

/** The text of a run after an event: a reset takes back what was said before it. */
function textAfter(text: string, event: RunEventName, data: object): string {
  return event === 'run:reset' ? '' : text + textOf(event, data);
}

function thinkingAfter(thinking: string, event: RunEventName, data: object): string {
  if (event === 'run:reset') return '';
  if (event !== 'run:delta' || !('thinking' in data)) return thinking;
  return typeof data.thinking === 'string' ? thinking + data.thinking : thinking;
}

function dataJson(item: Item): string {
  item.json ??= JSON.stringify(item.data);
  return item.json;
}

/** The JSON of an event as the log holds it: the name beside the fields. */
function logJson(item: Item): string {
  return `{"event":"${item.event}",${dataJson(item).slice(1)}`;
}
