import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { LIMITS } from '@vesper/core/contract/limits';
import { AppError } from '@vesper/core/errors';
import { LOAD_TEST_HEADERS, loadTestAddress } from '@vesper/core/load-test';
import { createPatientRedis } from '@vesper/core/redis';
import { setVisible } from '@vesper/core/runs/presence';
import {
  SESSION_ENDED_CHANNEL,
  STANDING_CHANNEL,
  SURPLUS_SOCKET_CHANNEL,
} from '@vesper/core/runs/channels';
import type { GatewayContext } from '../context.ts';
import { assertMayEnter } from '../accounts/age/region.ts';
import { isKnownHost } from '../http/middleware/known-host.ts';
import { isForeign } from '../http/middleware/origin-check.ts';
import { addressKey } from '../limits/rate-limits.ts';
import { answerClientEvents } from './client-events.ts';
import { closeEndedSessions } from './close-ended.ts';
import { forwardLive } from './forward.ts';
import { sendReady } from './ready.ts';
import { rooms } from './rooms.ts';
import { createSocketMetrics, type SocketMetrics } from './socket-metrics.ts';
import { tellLivePeople } from './live-people.ts';
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
      mayConnect(context, request).then(
        (may) => allow(null, may),
        () => allow(null, false),
      );
    },
  });
  io.use((socket, next) => {
    authenticate(context, socket).then(next, (error: unknown) => next(asRefusal(error)));
  });
  const metrics = createSocketMetrics(context.metrics, () => io.sockets.sockets.size);
  io.on('connection', (socket) => {
    serve(context, socket, metrics).catch((err: unknown) => {
      context.log.warn({ err }, 'a socket could not be served');
      comeBack(socket);
    });
  });
  context.live.onReconnect(() => {
    for (const socket of io.sockets.sockets.values()) {
      sendReady(context, socket).catch((err: unknown) => {
        // Its client learns on its next connection; the other sockets go on being served.
        context.log.warn({ err }, 'a socket could not be told where things stand');
        comeBack(socket);
      });
    }
  });
  await closeUnwanted(context, io, metrics);
  closeEndedSessions(context, io, metrics);
  tellLivePeople(context, io);
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

/** Tells if a connection may begin, before any upgrade and before anybody knows whose it is. */
async function mayConnect(
  { config, limits }: GatewayContext,
  request: IncomingMessage,
): Promise<boolean> {
  const { headers } = request;
  const { loadTestKey, trustedProxies } = config;
  if (!isKnownHost(headers.host, config.publicOrigin)) return false;
  if (isForeign(headers, config.publicOrigin)) return false;
  const address =
    loadTestAddress(loadTestKey, headers[LOAD_TEST_HEADERS.address]) ??
    addressOf(request, trustedProxies);
  await limits.consume('handshakes', `ip:${addressKey(address)}`);
  return true;
}

/** The address of whoever asks, as the proxies in front name it: each adds the one it heard from. */
function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const told = trustedProxies > 0 ? named.at(-trustedProxies)?.trim() : undefined;
  return told || (socket.remoteAddress ?? '');
}

/** @returns the error that refuses the socket, or undefined. */
async function authenticate(
  context: GatewayContext,
  socket: GatewaySocket,
): Promise<Error | undefined> {
  const session = await context.sessions.authenticate(socket.handshake.headers.cookie);
  if (!session) return new Error('Unauthorized');
  const { id: userId, sessionId } = session;
  const mayStayUntil = await assertMayEnter(context, socket.handshake.headers, userId);
  socket.data = { userId, sessionId, mayStayUntil, subscribed: Promise.resolve() };
  return undefined;
}

/** An error as the client gets it, in `connect_error`: the sentence, and the code in its data. */
function asRefusal(error: unknown): Error {
  if (!(error instanceof AppError)) return new Error('This is not available right now.');
  return Object.assign(new Error(error.message), { data: { code: error.code } });
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

/** Closes the connection beneath: clients that are disconnected do not connect again by themselves. */
function comeBack(socket: GatewaySocket): void {
  socket.conn.close(true);
}

function releaseRequest(socket: GatewaySocket): void {
  Reflect.set(socket.conn, 'request', undefined);
}

function unwantedBy(channel: string, id: string): { reason: string; room: string } {
  if (channel === SESSION_ENDED_CHANNEL) {
    return { reason: 'session_ended', room: rooms.session(id) };
  }
  if (channel === STANDING_CHANNEL) return { reason: 'standing', room: rooms.user(id) };
  // Every socket is alone in a room of its own name.
  return { reason: 'surplus', room: id };
}

/** Sockets whose session has ended or whose account was locked, and the oldest of too many. */
async function closeUnwanted(
  context: GatewayContext,
  io: SocketServer,
  { dropped }: SocketMetrics,
): Promise<void> {
  const subscriber = createPatientRedis(context.config.redisUrl);
  subscriber.on('error', (err) => context.log.warn({ err }, 'redis of unwanted sockets'));
  context.shutdown.add('redis of unwanted sockets', () => subscriber.disconnect());
  subscriber.on('message', (channel: string, id: string) => {
    if (channel === STANDING_CHANNEL) context.standings.forget(id);
    const { reason, room } = unwantedBy(channel, id);
    const count = io.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (count > 0) dropped.inc({ reason }, count);
    io.in(room).disconnectSockets(true);
  });
  await subscriber.subscribe(SESSION_ENDED_CHANNEL, SURPLUS_SOCKET_CHANNEL, STANDING_CHANNEL);
}
