export {
  cancelRun,
  onBalance,
  onNotification,
  onReady,
  onRunEnd,
  onRunStart,
  startRealtime,
  stopRealtime,
  trackRun,
} from './client.ts';
export {
  useActiveRuns,
  useConnection,
  useConversationRunId,
  useMessageRun,
  useRun,
  useStopping,
} from './hooks.ts';
export type { RunState } from './run-state.ts';
