import type { ServerEventData } from '@vesper/core/contract/events';
import type { RunLogEvent } from '@vesper/core/contract/run';
import { inBackground } from '../lib/in-background.ts';
import { createEmitter } from './emitter.ts';
import { createFrameBatch } from './frame-batch.ts';
import { createResumer, type ResumerDeps } from './resume.ts';
import { createRunBook } from './run-book.ts';
import type { RunEnding } from './run-kinds.ts';
import { viewOf, type RunResult, type RunState, type RunSubject } from './run-state.ts';
import { clearStore, putRuns, setStopping } from './store.ts';

/** An open run that was silent this long is asked about: its last frame may have been lost. */
const PROBE_AFTER_MS = 4_000;
/** After this long REST is asked too, whatever the socket says. */
const POLL_AFTER_MS = 12_000;
/** With the socket down for this long, REST is asked instead. */
const POLL_OFFLINE_AFTER_MS = 5_000;

export type EngineDeps = Pick<ResumerDeps, 'ask' | 'online'> & {
  /** The run's result by REST: null while it is not finished, 'missing' when there is none. */
  fetchResult: (run: RunState) => Promise<RunResult | 'missing' | null>;
};

/** Follows runs without knowing the socket: ordering, resuming, the store, the watch. */
export function createEngine({ ask, online, fetchResult }: EngineDeps) {
  const started = createEmitter<[RunState]>();
  const ended = createEmitter<[RunState, RunEnding]>();
  const heard = new Map<string, number>();
  const polling = new Set<string>();
  let offlineSince: number | null = null;

  const batch = createFrameBatch((runIds) => {
    putRuns(new Map([...runIds].map((runId) => [runId, view(runId)])));
  });
  const book = createRunBook({
    changed: (runId) => {
      heard.set(runId, Date.now());
      batch.add(runId);
    },
    started: (run) => {
      batch.flush();
      started.emit(run);
    },
    ended: (run) => {
      batch.flush();
      forget(run.runId);
      ended.emit(run, 'event');
    },
    gap: (runId) => resumer.resume(runId),
  });
  const resumer = createResumer({ book, ask, online, gone: drop });

  function view(runId: string): RunState | null {
    const track = book.get(runId);
    return track ? viewOf(track) : null;
  }

  function forget(runId: string): void {
    heard.delete(runId);
    setStopping(runId, false);
  }

  function drop(runId: string): void {
    const run = book.drop(runId);
    batch.flush();
    forget(runId);
    if (run) ended.emit(run, 'gone');
  }

  function receive(event: RunLogEvent): void {
    book.receive(event.runId, [event]);
  }

  /** Resumes open runs on a connection; REST is asked about those that the server does not list. */
  function ready(runs: ServerEventData<'ready'>['runs']): void {
    offlineSince = null;
    resumer.reset();
    const listed = new Set(runs.map(({ runId }) => runId));
    for (const run of runs) book.track(run);
    for (const { runId } of book.open()) {
      // Such a run has ended or is lost: the watch asks REST at once too.
      if (!listed.has(runId)) heard.set(runId, 0);
      resumer.resume(runId);
    }
  }

  function disconnected(): void {
    offlineSince ??= Date.now();
    resumer.reset();
  }

  /** Asks for every open run again, as after the device slept. */
  function wake(): void {
    for (const { runId } of book.open()) resumer.resume(runId);
  }

  /** Called every few seconds: runs that went silent are asked about, by socket, then by REST. */
  function watch(now: number): void {
    for (const { runId } of book.open()) {
      const silent = now - (heard.get(runId) ?? 0);
      if (online() && silent >= PROBE_AFTER_MS) resumer.resume(runId);
      const blocked = offlineSince !== null && now - offlineSince >= POLL_OFFLINE_AFTER_MS;
      if (blocked || silent >= POLL_AFTER_MS) inBackground(poll(runId));
    }
  }

  async function poll(runId: string): Promise<void> {
    const run = view(runId);
    if (run === null || polling.has(runId)) return;
    polling.add(runId);
    const result = await fetchResult(run);
    polling.delete(runId);
    if (result === 'missing') drop(runId);
    else if (result !== null) book.settle(runId, result);
  }

  function track(run: RunSubject): void {
    book.track(run);
    batch.flush();
  }

  function clear(): void {
    resumer.reset();
    batch.flush();
    book.clear();
    heard.clear();
    clearStore();
  }

  return {
    receive,
    ready,
    disconnected,
    wake,
    watch,
    track,
    clear,
    onStart: started.on,
    onEnd: ended.on,
  };
}
