import { createStore } from 'zustand/vanilla';
import type { RunState } from './run-state.ts';

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'offline';

export type RealtimeState = {
  connection: Connection;
  runs: Readonly<Record<string, RunState>>;
  /** Runs the user asked to stop, until their terminal event arrives. */
  stopping: ReadonlySet<string>;
};

const initial: RealtimeState = { connection: 'offline', runs: {}, stopping: new Set() };

export const store = createStore<RealtimeState>(() => initial);

export function clearStore(): void {
  store.setState(initial);
}

/** Writes changed runs, and removes those that are null. */
export function putRuns(changes: ReadonlyMap<string, RunState | null>): void {
  store.setState(({ runs }) => {
    const next = { ...runs };
    for (const [runId, run] of changes) {
      if (run === null) delete next[runId];
      else next[runId] = run;
    }
    return { runs: next };
  });
}

export function setConnection(connection: Connection): void {
  if (store.getState().connection !== connection) store.setState({ connection });
}

export function setStopping(runId: string, on: boolean): void {
  const { stopping } = store.getState();
  if (stopping.has(runId) === on) return;
  const next = new Set(stopping);
  if (on) next.add(runId);
  else next.delete(runId);
  store.setState({ stopping: next });
}
