export {
  cancelRun,
  onBalance,
  /** @public */
  onNotification,
  onReady,
  onRunEnd,
  onRunStart,
  startRealtime,
  stopRealtime,
  trackRun,
} from './client.ts';
export {
  /** @public */
  useActiveRuns,
  useConnection,
  useConversationRunId,
  useMessageRun,
  usePassageRun,
  useRun,
  useStopping,
  useStoryRunId,
} from './hooks.ts';
export type { RunState } from './run-state.ts';
