import { clientEvents, type ClientEventAck } from '@vesper/core/contract/events';
import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import type { Receiver } from './dispatch.ts';
import { setConnection } from './store.ts';

/** A server that is up answers in milliseconds; after this the question counts as lost. */
const ACK_TIMEOUT_MS = 5_000;
/** A gateway that died is back, or another one answers, within seconds: the first tries are quick. */
const QUICK_TRIES = 8;
const QUICK_WAIT_MAX_MS = 1_000;
/** Later ones are slow, so that all tabs together do not hold up a server that has trouble. */
const SLOW_WAIT_MAX_MS = 10_000;
/** A refused handshake is not repeated by the library, so it is repeated here, ever slower. */
const REFUSED_WAIT_MS = 1_000;
const REFUSED_WAIT_MAX_MS = 30_000;

export type SocketHooks = {
  receivers: readonly Receiver[];
  disconnected: () => void;
  /** The handshake says that the session is over. */
  unauthorized: () => void;
};

/** Opens the connection, at the default path and namespace, and keeps it open until `close`. */
export function openSocket({ receivers, disconnected, unauthorized }: SocketHooks) {
  const socket: Socket = io({
    // Websocket first; a proxy that breaks it leaves long-polling.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    withCredentials: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: QUICK_WAIT_MAX_MS,
    randomizationFactor: 0.5,
  });
  socket.io.on('reconnect_attempt', (tries) => {
    socket.io.reconnectionDelayMax(tries < QUICK_TRIES ? QUICK_WAIT_MAX_MS : SLOW_WAIT_MAX_MS);
  });
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  for (const { name, receive } of receivers) socket.on(name, receive);

  socket.on('ready', () => {
    refusals = 0;
  });
  socket.on('disconnect', (reason) => {
    setConnection(networkGone() ? 'offline' : 'reconnecting');
    disconnected();
    // The server closes the oldest of too many tabs. A hidden tab reconnects only once it is in
    // front, or the tabs would close each other in turn.
    if (reason !== 'io server disconnect' || document.visibilityState === 'visible') again();
  });
  socket.on('connect_error', (error) => {
    setConnection(networkGone() ? 'offline' : 'reconnecting');
    disconnected();
    if (error.message === 'Unauthorized') unauthorized();
    again();
  });

  /** Connects again later: the library does not after the server closed or refused. */
  function again(): void {
    if (socket.active) return;
    clearTimeout(retry);
    const wait = Math.min(REFUSED_WAIT_MS * 2 ** refusals, REFUSED_WAIT_MAX_MS);
    refusals += 1;
    retry = setTimeout(() => socket.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Tries at once: the network is back, or the tab is in front again. */
  function nudge(): void {
    if (socket.connected) return setConnection('online');
    setConnection(networkGone() ? 'offline' : 'reconnecting');
    // A waiting reconnection timer would make the person wait up to ten seconds.
    socket.disconnect().connect();
  }

  async function ask<Schema extends z.ZodType>(
    event: keyof typeof clientEvents,
    payload: unknown,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> {
    if (!socket.connected) return null;
    try {
      const answer: unknown = await socket.timeout(ACK_TIMEOUT_MS).emitWithAck(event, payload);
      const parsed = schema.safeParse(answer);
      return parsed.success ? parsed.data : null;
    } catch {
      // No answer on a connection that claims to be up: the network behind it is gone, as after the
      // device slept. A new connection resumes.
      socket.io.engine.close();
      return null;
    }
  }

  return {
    nudge,
    resume: (runId: string, afterSeq: number): Promise<ClientEventAck<'run:resume'> | null> =>
      ask('run:resume', { runId, afterSeq }, clientEvents['run:resume'].ack),
    cancel: (runId: string): Promise<ClientEventAck<'run:cancel'> | null> =>
      ask('run:cancel', { runId }, clientEvents['run:cancel'].ack),
    /** Tells if this tab is in front. Repeated each minute, so a lost one does no harm. */
    presence: (visible: boolean): void => {
      if (socket.connected) socket.emit('presence', { visible }, () => undefined);
    },
    close: () => {
      clearTimeout(retry);
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}

function networkGone(): boolean {
  return !navigator.onLine;
}

export type RealtimeSocket = ReturnType<typeof openSocket>;
