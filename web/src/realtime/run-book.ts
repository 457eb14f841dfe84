import type { RunLogEvent } from '@vesper/core/contract/run';
import { applyRunEvent, type Outcome } from './apply-run-event.ts';
import {
  hasGap,
  isClosed,
  newTrack,
  viewOf,
  type RunResult,
  type RunState,
  type RunSubject,
  type RunTrack,
} from './run-state.ts';

/** Number of closed runs that are kept, so that late frames and late screens still find them. */
const CLOSED_KEPT = 50;

export type RunBookHooks = {
  /** A run changed; called at most once per received batch, before `started` and `ended`. */
  changed: (runId: string) => void;
  started: (run: RunState) => void;
  ended: (run: RunState) => void;
  /** Something is missing before an event that is here. */
  gap: (runId: string) => void;
};

/** Holds every run this tab knows, and lets events in one at a time and in order. */
export function createRunBook(hooks: RunBookHooks) {
  const tracks = new Map<string, RunTrack>();

  function commit(before: RunTrack, after: RunTrack): void {
    if (before === after) return;
    tracks.set(after.runId, after);
    hooks.changed(after.runId);
    const view = viewOf(after);
    if (view === null) return;
    if (before.kind === undefined) hooks.started(view);
    if (isClosed(after) && !isClosed(before)) {
      prune();
      hooks.ended(view);
    }
  }

  function prune(): void {
    const closed = [...tracks.values()].filter(isClosed);
    for (const track of closed.slice(0, Math.max(0, closed.length - CLOSED_KEPT))) {
      tracks.delete(track.runId);
      hooks.changed(track.runId);
    }
  }

  /** Takes events of one run, live or from its log. Returns what became of each. */
  function receive(runId: string, events: readonly RunLogEvent[]): Outcome[] {
    const before = tracks.get(runId) ?? newTrack(runId);
    let after = before;
    const outcomes = events.map((event) => {
      const { state, outcome } = applyRunEvent(after, event);
      after = state;
      return outcome;
    });
    commit(before, after);
    if (hasGap(after)) hooks.gap(runId);
    return outcomes;
  }

  /** Learns of a run from a 202 or from `ready`; what is known already is kept. */
  function track(subject: RunSubject): void {
    const before = tracks.get(subject.runId) ?? newTrack(subject.runId);
    if (!isClosed(before)) commit(before, { ...subject, ...before });
  }

  /** Ends a run with what REST answered; later frames are ignored as after a terminal event. */
  function settle(runId: string, result: RunResult): void {
    const before = tracks.get(runId);
    if (before === undefined || isClosed(before)) return;
    commit(before, { ...before, ...result, waiting: new Map() });
  }

  function drop(runId: string): RunState | null {
    const track = tracks.get(runId);
    tracks.delete(runId);
    hooks.changed(runId);
    return track ? viewOf(track) : null;
  }

  function get(runId: string): RunTrack | undefined {
    return tracks.get(runId);
  }

  function open(): RunTrack[] {
    return [...tracks.values()].filter((track) => !isClosed(track));
  }

  return { receive, track, settle, drop, get, open, clear: () => tracks.clear() };
}

export type RunBook = ReturnType<typeof createRunBook>;
