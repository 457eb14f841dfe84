import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { LIMITS } from '@vesper/core/contract/limits';
import { createPatientRedis } from '@vesper/core/redis';
import { setVisible } from '@vesper/core/runs/presence';
import { SESSION_ENDED_CHANNEL, SURPLUS_SOCKET_CHANNEL } from '@vesper/core/runs/channels';
import type { GatewayContext } from '../context.ts';
import { isForeign } from '../http/middleware/origin-check.ts';
import { answerClientEvents } from './client-events.ts';
import { forwardLive } from './forward.ts';
import { sendReady } from './ready.ts';
import { rooms } from './rooms.ts';
import { createSocketMetrics, type SocketMetrics } from './socket-metrics.ts';
import { keepRegistered, registerSocket, unregisterSocket } from './socket-limit.ts';
import type { SocketServer, GatewaySocket } from './socket-types.ts';

/**
 * Socket.IO on the gateway's HTTP server. A socket is authenticated by the session cookie before it
 * is connected, hears only its own user's events, and is closed when its session ends anywhere.
 */
export async function startSocketServer(
  context: GatewayContext,
  http: HttpServer,
): Promise<SocketServer> {
  const io: SocketServer = new Server(http, {
    maxHttpBufferSize: LIMITS.socketPayloadBytes,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (request, allow) => {
      // The `cors` option does not stop a websocket; this runs before any upgrade.
      allow(null, !isForeign(request.headers, context.config.publicOrigin));
    },
  });
  io.use((socket, next) => {
    authenticate(context, socket).then(next, next);
  });
  const metrics = createSocketMetrics(context.metrics, () => io.sockets.sockets.size);
  io.on('connection', (socket) => {
    serve(context, socket, metrics).catch((err: unknown) => {
      context.log.warn({ err }, 'a socket could not be served');
      socket.disconnect(true);
    });
  });
  context.live.onReconnect(() => {
    for (const socket of io.sockets.sockets.values()) {
      sendReady(context, socket).catch((err: unknown) => {
        // Its client learns on its next connection; the other sockets go on being served.
        context.log.warn({ err }, 'a socket could not be told where things stand');
        socket.disconnect(true);
      });
    }
  });
  await closeUnwanted(context, io, metrics);
  const stopRenewing = keepRegistered(context.redis, context.clock, io);
  context.shutdown.add('sockets', () => {
    stopRenewing();
    // The HTTP server closes by itself; `io.close()` would wait for its last connection. Nor are
    // sockets told to go: whoever is told does not come back by itself, and all are welcome at
    // another gateway.
    io.engine.close();
  });
  return io;
}

/** @returns the error that refuses the socket, or undefined. */
async function authenticate(
  context: GatewayContext,
  socket: GatewaySocket,
): Promise<Error | undefined> {
  const session = await context.sessions.authenticate(socket.handshake.headers.cookie);
  if (!session) return new Error('Unauthorized');
  const { id: userId, sessionId } = session;
  socket.data = { userId, sessionId, subscribed: Promise.resolve() };
  return undefined;
}

async function serve(
  context: GatewayContext,
  socket: GatewaySocket,
  metrics: SocketMetrics,
): Promise<void> {
  metrics.connected.inc();
  const { redis, clock } = context;
  const { userId, sessionId } = socket.data;
  await socket.join([rooms.user(userId), rooms.session(sessionId)]);
  const forwarding = forwardLive(context.live, socket, metrics);
  socket.data.subscribed = forwarding;
  answerClientEvents(context, socket, metrics);
  const stop = await forwarding;
  socket.on('disconnect', () => {
    stop();
    // Both expire by themselves when Redis is away.
    setVisible(redis, userId, socket.id, false).catch(() => undefined);
    unregisterSocket(redis, socket).catch(() => undefined);
  });
  if (socket.disconnected) return stop();
  await registerSocket(redis, clock, socket);
  // Frees the handshake's request, an eighth of the memory of an idle connection.
  releaseRequest(socket);
  await sendReady(context, socket);
}

function releaseRequest(socket: GatewaySocket): void {
  Reflect.set(socket.conn, 'request', undefined);
}

/** Sockets whose session has ended, and the oldest of too many. */
async function closeUnwanted(
  context: GatewayContext,
  io: SocketServer,
  { dropped }: SocketMetrics,
): Promise<void> {
  const subscriber = createPatientRedis(context.config.redisUrl);
  subscriber.on('error', (err) => context.log.warn({ err }, 'redis of unwanted sockets'));
  context.shutdown.add('redis of unwanted sockets', () => subscriber.disconnect());
  subscriber.on('message', (channel: string, id: string) => {
    // Every socket is alone in a room of its own name.
    const hasEnded = channel === SESSION_ENDED_CHANNEL;
    const room = hasEnded ? rooms.session(id) : id;
    const count = io.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (count > 0) dropped.inc({ reason: hasEnded ? 'session_ended' : 'surplus' }, count);
    io.in(room).disconnectSockets(true);
  });
  await subscriber.subscribe(SESSION_ENDED_CHANNEL, SURPLUS_SOCKET_CHANNEL);
}
