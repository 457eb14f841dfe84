import type { LiveEvent } from '@vesper/core/runs/channels';
import { LIMITS } from '@vesper/core/contract/limits';
import type { LiveHub } from './live-hub.ts';
import type { SocketMetrics } from './socket-metrics.ts';
import type { GatewaySocket } from './socket-types.ts';

/** Data that waits in one socket for a client that does not read. */
interface Backlog {
  packets: number;
  bytes: number;
}

/** Engine.IO keeps its write buffer to itself; there is no public measure of what waits. */
function backlogOf(socket: GatewaySocket): Backlog {
  const packets: Array<{ data?: unknown }> = Reflect.get(socket.conn, 'writeBuffer') ?? [];
  let bytes = 0;
  for (const { data } of packets) bytes += typeof data === 'string' ? data.length : 0;
  return { packets: packets.length, bytes };
}

/** Above this the socket is dropped: its client comes back and resumes by sequence number. */
function isTooSlow({ packets, bytes }: Backlog): boolean {
  return packets > LIMITS.socketBufferPackets || bytes > LIMITS.socketBufferBytes;
}

/**
 * Passes a user's live events to one socket, never through a cluster adapter: every gateway
 * subscribes for its own sockets.
 * @returns how to stop.
 */
export async function forwardLive(
  live: LiveHub,
  socket: GatewaySocket,
  metrics: SocketMetrics,
): Promise<() => void> {
  return live.subscribe(socket.data.userId, (events) => forward(socket, events, metrics));
}

function forward(socket: GatewaySocket, events: LiveEvent[], metrics: SocketMetrics): void {
  for (const [name, data] of events) {
    socket.emit(name, data);
    metrics.sent(name);
  }
  if (!isTooSlow(backlogOf(socket))) return;
  metrics.dropped.inc({ reason: 'slow' });
  socket.conn.close(true);
}
