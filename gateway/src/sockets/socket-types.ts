import type { Server, Socket } from 'socket.io';
import type { ClientToServerEvents } from '@vesper/core/contract/events';

export interface SocketData {
  /** Id of the user that the handshake's session belongs to. */
  userId: string;
  sessionId: string;
  /** The end of the proof of age that let it in; null where none was asked for. */
  mayStayUntil: Date | null;
  /** Resolves when this socket hears what is published for its user. */
  subscribed: Promise<unknown>;
}

/** Events are typed where they are made; a gateway passes them on as they are. */
type PassedOn = Record<string, (data: object) => void>;
type NoServerEvents = Record<string, never>;

export type SocketServer = Server<ClientToServerEvents, PassedOn, NoServerEvents, SocketData>;
export type GatewaySocket = Socket<ClientToServerEvents, PassedOn, NoServerEvents, SocketData>;
