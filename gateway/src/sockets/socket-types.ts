import type { Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '@vesper/core/contract/events';

/** What the handshake established. */
export interface SocketData {
  userId: string;
  sessionId: string;
}

type NoServerEvents = Record<string, never>;

export type GatewayServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  NoServerEvents,
  SocketData
>;
export type GatewaySocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  NoServerEvents,
  SocketData
>;
