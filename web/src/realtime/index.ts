export {
  cancelRun,
  endOf,
  onBalance,
  onNotification,
  onReady,
  onRole,
  onRunEnd,
  startRealtime,
  stopRealtime,
  trackRun,
} from './client.ts';
export {
  useConnection,
  useIsWaiting,
  useOpenRunId,
  useRun,
  useRunOf,
  useStopping,
} from './hooks.ts';
export {
  settledAs,
  unmadeBy,
  type RunEnding,
  type RunHandling,
  type RunHandlings,
} from './run-kinds.ts';
export type { RunResult, RunState } from './run-state.ts';
