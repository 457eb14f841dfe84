import type { NotificationView } from '@vesper/core/contract/notification';
import type { Role } from '@vesper/core/contract/role';
import { hasStatus } from '../lib/api-error.ts';
import { ignored, request } from '../lib/request.ts';
import { createDispatch } from './dispatch.ts';
import { createEmitter } from './emitter.ts';
import { createEngine } from './engine.ts';
import { documentVisibility, startPresence } from './presence.ts';
import type { RunHandlings } from './run-kinds.ts';
import { isClosed, type RunResult, type RunState, type RunSubject } from './run-state.ts';
import { openSocket, type RealtimeSocket } from './socket.ts';
import { setConnection, setStopping, store } from './store.ts';

const WATCH_EVERY_MS = 2_000;

export interface RealtimeHooks {
  /** Do what each kind of run needs. */
  runs: RunHandlings;
  /** The handshake says that the session is over. */
  unauthorized: () => void;
}

let hooks: RealtimeHooks | null = null;
let socket: RealtimeSocket | null = null;
let close: (() => void) | null = null;

const engine = createEngine({
  ask: async (runId, afterSeq) => (socket ? socket.resume(runId, afterSeq) : null),
  online: () => store.getState().connection === 'online',
  fetchResult,
});
engine.onStart((run) => hooks?.runs[run.kind].started(run));
engine.onEnd((run, how) => hooks?.runs[run.kind].ended(run, how));

const balances = createEmitter<[number]>();
const notifications = createEmitter<[NotificationView]>();
const roles = createEmitter<[Role]>();
const connections = createEmitter<[]>();
/** Number of frames that did not fit the contract, by event: for debugging in the console. */
const rejected = new Map<string, number>();

/** Connects; to be called once somebody is signed in. A second call changes nothing. */
export function startRealtime(given: RealtimeHooks): void {
  if (socket) return;
  hooks = given;
  setConnection('connecting');
  const presence = startPresence({
    ...documentVisibility,
    tell: (visible) => socket?.presence(visible),
  });
  const receivers = createDispatch(
    {
      ready: ({ tokens, runs }) => {
        setConnection('online');
        engine.ready(runs);
        balances.emit(tokens);
        presence.connected();
        connections.emit();
      },
      run: engine.receive,
      balance: balances.emit,
      notification: notifications.emit,
      role: ({ role }) => roles.emit(role),
    },
    (name) => rejected.set(name, (rejected.get(name) ?? 0) + 1),
  );
  socket = openSocket({
    receivers,
    disconnected: engine.disconnected,
    unauthorized: given.unauthorized,
  });
  const timer = setInterval(() => engine.watch(Date.now()), WATCH_EVERY_MS);
  const stopListening = listenToDevice(socket.nudge);
  close = () => {
    clearInterval(timer);
    stopListening();
    presence.stop();
    socket?.close();
    socket = null;
  };
}

/** The result of a run by REST: null while there is none yet, 'missing' when none will come. */
async function fetchResult(run: RunState): Promise<RunResult | 'missing' | null> {
  try {
    return (await hooks?.runs[run.kind].fetchResult(run)) ?? null;
  } catch (error) {
    // Other errors are most likely the network's; the next round asks again.
    return hasStatus(error, 404) ? 'missing' : null;
  }
}

/** Disconnects and forgets every run, as the next person here may be somebody else. */
export function stopRealtime(): void {
  close?.();
  close = null;
  engine.clear();
}

/** Reconnects at once when the network returns or the tab comes back to the front. */
function listenToDevice(nudge: () => void): () => void {
  const back = (): void => {
    if (document.visibilityState !== 'visible') return;
    nudge();
    engine.wake();
  };
  const lost = (): void => setConnection('offline');
  window.addEventListener('online', back);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', back);
  return () => {
    window.removeEventListener('online', back);
    window.removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', back);
  };
}

/** Follows a run from its 202 on; its events may have come before. */
export function trackRun(run: RunSubject): void {
  engine.track(run);
}

/** How a run ended, as long as that is remembered; undefined while it goes on, or when it is unknown. */
export function endOf(runId: string): RunState | undefined {
  const run = store.getState().runs[runId];
  return run && isClosed(run) ? run : undefined;
}

/**
 * Asks the server to stop a run; the run ends with its own terminal event. The socket is tried
 * first, REST when it does not answer. Returns false when neither could pass the wish on.
 */
export async function cancelRun(runId: string): Promise<boolean> {
  setStopping(runId, true);
  const ack = await socket?.cancel(runId);
  if (ack?.ok) return true;
  try {
    await request(ignored, 'POST', `/api/runs/${runId}/cancel`);
    return true;
  } catch {
    setStopping(runId, false);
    return false;
  }
}

/** Calls back when a run has closed or cannot be followed; the store is up to date then. */
export const onRunEnd = engine.onEnd;
export const onBalance = balances.on;
/** Calls back for each notification. */
export const onNotification = notifications.on;
/** Calls back when the account's role has changed. */
export const onRole = roles.on;
/** Calls back on each connection, also the first; what was missed can be fetched then. */
export const onReady = connections.on;
