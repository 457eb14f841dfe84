import type { ClientEventAck } from '@vesper/core/contract/events';
import { inBackground } from '../lib/in-background.ts';
import type { RunBook } from './run-book.ts';
import { hasGap, isClosed } from './run-state.ts';

type Ack = ClientEventAck<'run:resume'>;

/** The log is appended up to 250 ms after the live frame, so a second try is worth its wait. */
const FIRST_WAIT_MS = 120;
const LONGEST_WAIT_MS = 5_000;
/** These answers will not change: the log has expired, or the run is not ours to read. */
const FINAL_REFUSALS = ['gone', 'not_found', 'validation_failed'];

export type ResumerDeps = {
  book: RunBook;
  /** Asks the server for the run's log; null when no answer came. */
  ask: (runId: string, afterSeq: number) => Promise<Ack | null>;
  /** True when asking makes sense now; when not, the next `ready` asks again. */
  online: () => boolean;
  gone: (runId: string) => void;
};

type Attempt = { tries: number; timer?: ReturnType<typeof setTimeout> };

/** Asks for missing events: one question in flight per run, again while a hole remains. */
export function createResumer({ book, ask, online, gone }: ResumerDeps) {
  const attempts = new Map<string, Attempt>();

  /** Starts asking unless this run is being asked for already. Resolves when nothing is missing. */
  function resume(runId: string): void {
    if (attempts.has(runId) || !online()) return;
    const attempt: Attempt = { tries: 0 };
    attempts.set(runId, attempt);
    inBackground(round(runId, attempt));
  }

  async function round(runId: string, attempt: Attempt): Promise<void> {
    const ack = await ask(runId, book.get(runId)?.lastSeq ?? 0);
    if (attempts.get(runId) !== attempt) return;
    if (isFinalRefusal(ack)) return finish(runId, gone);
    if (ack?.ok) book.receive(runId, ack.events);
    if (!online() || (ack?.ok && isWhole(runId))) return finish(runId);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt.tries, LONGEST_WAIT_MS);
    attempt.tries += 1;
    attempt.timer = setTimeout(() => inBackground(round(runId, attempt)), wait);
  }

  function isWhole(runId: string): boolean {
    const track = book.get(runId);
    return track === undefined || isClosed(track) || !hasGap(track);
  }

  function finish(runId: string, then?: (runId: string) => void): void {
    attempts.delete(runId);
    then?.(runId);
  }

  /** Forgets every question: the connection that carried them is gone. */
  function reset(): void {
    for (const { timer } of attempts.values()) clearTimeout(timer);
    attempts.clear();
  }

  return { resume, reset };
}

function isFinalRefusal(ack: Ack | null): boolean {
  return ack?.ok === false && FINAL_REFUSALS.includes(ack.code);
}
