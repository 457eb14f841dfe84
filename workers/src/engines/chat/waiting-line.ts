import type { ReplyPiece } from './chat-engine.ts';

/** A few places, and a line of those who wait for one: first come, first served. */
export class WaitingLine {
  readonly #places: number;
  readonly #tickets: Ticket[] = [];

  constructor(places: number) {
    this.#places = places;
  }

  /** Gives a ticket, which must be given back with `leave` whatever became of it. */
  take(): Ticket {
    const ticket: Ticket = new Ticket({
      position: () => Math.max(0, this.#tickets.indexOf(ticket) - this.#places + 1),
      leave: () => {
        const at = this.#tickets.indexOf(ticket);
        if (at === -1) return;
        this.#tickets.splice(at, 1);
        for (const other of this.#tickets) other.moved();
      },
    });
    this.#tickets.push(ticket);
    return ticket;
  }
}

/** One who has a place or waits for one. */
export class Ticket {
  readonly #position: () => number;
  readonly leave: () => void;
  #wake: () => void = () => undefined;

  constructor({ position, leave }: { position: () => number; leave: () => void }) {
    this.#position = position;
    this.leave = leave;
  }

  moved(): void {
    this.#wake();
  }

  /** How many come before, this one included, at first and after each change, until it is its turn. */
  async *positions(signal: AbortSignal): AsyncGenerator<number> {
    let said = 0;
    const onAbort = () => this.moved();
    signal.addEventListener('abort', onAbort);
    try {
      while (!signal.aborted) {
        const position = this.#position();
        if (position === 0) return;
        if (position !== said) {
          said = position;
          yield position;
          // Whoever reads may have been slow: things may have changed meanwhile.
          continue;
        }
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }
}

/** Has a reply written when its turn has come; until then it tells the place in line. */
export async function* inTurn(
  line: WaitingLine,
  signal: AbortSignal,
  work: () => AsyncIterable<ReplyPiece>,
): AsyncGenerator<ReplyPiece> {
  const ticket = line.take();
  try {
    for await (const position of ticket.positions(signal)) yield { kind: 'waiting', position };
    if (!signal.aborted) yield* work();
  } finally {
    ticket.leave();
  }
}
