import { useStore } from 'zustand';
import { isClosed, type RunState } from './run-state.ts';
import { store, type Connection } from './store.ts';

/** A run, live. Draws again with each of its frames, so only the component that shows it asks. */
export function useRun(runId: string | undefined): RunState | undefined {
  return useStore(store, ({ runs }) => (runId === undefined ? undefined : runs[runId]));
}

/**
 * The run that writes a message, live; undefined for the many messages without one. A reply written
 * anew has had several: the last one counts.
 */
export function useMessageRun(messageId: string): RunState | undefined {
  return useStore(store, ({ runs }) =>
    Object.values(runs).findLast((run) => run.messageId === messageId),
  );
}

/** The open run of a conversation by id, which stays the same while its text grows. */
export function useConversationRunId(conversationId: string): string | undefined {
  return useStore(
    store,
    ({ runs }) =>
      Object.values(runs).find((run) => run.conversationId === conversationId && !isClosed(run))
        ?.runId,
  );
}

/** The run that tells a passage, live; undefined for the many passages without one. */
export function usePassageRun(passageId: string): RunState | undefined {
  return useStore(store, ({ runs }) =>
    Object.values(runs).findLast((run) => run.passageId === passageId),
  );
}

/** The open run of a story by id, which stays the same while its text grows. */
export function useStoryRunId(storyId: string): string | undefined {
  return useStore(
    store,
    ({ runs }) =>
      Object.values(runs).find((run) => run.storyId === storyId && !isClosed(run))?.runId,
  );
}

/** True while somebody asked this run to stop and it has not ended yet. */
export function useStopping(runId: string | undefined): boolean {
  return useStore(store, ({ stopping }) => runId !== undefined && stopping.has(runId));
}

export function useConnection(): Connection {
  return useStore(store, ({ connection }) => connection);
}
