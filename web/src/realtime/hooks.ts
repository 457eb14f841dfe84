import { useStore } from 'zustand';
import { isClosed, type RunState, type RunSubject } from './run-state.ts';
import { store, type Connection } from './store.ts';

/** A run, live. Draws again with each of its frames, so only the component that shows it asks. */
export function useRun(runId: string | undefined): RunState | undefined {
  return useStore(store, ({ runs }) => (runId === undefined ? undefined : runs[runId]));
}

/** The part of a run that names what it is about: 'messageId', 'imageId'... */
type SubjectKey = Exclude<keyof RunSubject, 'runId' | 'kind'>;

/**
 * The run about this subject, live; undefined for the many without one. A reply written anew has had
 * several: the last one counts.
 */
export function useRunOf(subject: SubjectKey, id: string): RunState | undefined {
  return useStore(store, ({ runs }) => Object.values(runs).findLast((run) => run[subject] === id));
}

/** The id of the open run about this subject, which stays the same while its text grows. */
export function useOpenRunId(subject: SubjectKey, id: string): string | undefined {
  return useStore(
    store,
    ({ runs }) => Object.values(runs).find((run) => run[subject] === id && !isClosed(run))?.runId,
  );
}

/** True while this run waits in line, its place known: nothing is made yet. */
export function useIsWaiting(runId: string | undefined): boolean {
  return useStore(store, ({ runs }) => {
    const run = runId === undefined ? undefined : runs[runId];
    return run?.status === 'queued' && run.position !== undefined;
  });
}

/** True while somebody asked this run to stop and it has not ended yet. */
export function useStopping(runId: string | undefined): boolean {
  return useStore(store, ({ stopping }) => runId !== undefined && stopping.has(runId));
}

export function useConnection(): Connection {
  return useStore(store, ({ connection }) => connection);
}
