import type { GatewayContext } from '../context.ts';
import { rooms } from './rooms.ts';
import type { SocketMetrics } from './socket-metrics.ts';
import type { SocketServer } from './socket-types.ts';

type EndContext = Pick<GatewayContext, 'clock' | 'config' | 'log' | 'sessions' | 'shutdown'>;

/**
 * Closes sockets whose session or proof of age has run out: nobody tells of that, and word of one that was ended is
 * lost while Redis is away. An open tab alone keeps no session alive.
 */
export function closeEndedSessions(
  { clock, config, log, sessions, shutdown }: EndContext,
  io: SocketServer,
  { dropped }: SocketMetrics,
): void {
  const look = async (): Promise<void> => {
    const now = clock.now();
    for (const socket of io.sockets.sockets.values()) {
      const { mayStayUntil } = socket.data;
      if (mayStayUntil === null || mayStayUntil > now) continue;
      dropped.inc({ reason: 'standing' });
      socket.disconnect(true);
    }
    const ids = new Set([...io.sockets.sockets.values()].map(({ data }) => data.sessionId));
    for (const id of await sessions.findEnded([...ids])) {
      const room = rooms.session(id);
      dropped.inc({ reason: 'session_ended' }, io.sockets.adapter.rooms.get(room)?.size ?? 0);
      io.in(room).disconnectSockets(true);
    }
  };
  const timer = setInterval(() => {
    // Next time, when Redis is away.
    look().catch((err: unknown) => log.debug({ err }, 'sessions of sockets were not looked at'));
  }, config.housekeepingMs).unref();
  shutdown.add('sessions of sockets', () => clearInterval(timer));
}
