import type { Metrics } from '@vesper/core/metrics';

/** Numbers about sockets; events are named by the contract, whatever a client calls them. */
export function createSocketMetrics(metrics: Metrics, open: () => number) {
  metrics.gauge('sockets_open', 'Sockets that are connected.', [], (gauge) => gauge.set(open()));
  return {
    connected: metrics.counter('sockets_connected_total', 'Sockets that connected.', []),
    dropped: metrics.counter(
      'sockets_dropped_total',
      'Sockets that were closed by us.',
      ['reason'],
      ['slow', 'flood', 'surplus', 'session_ended'],
    ),
    sent: metrics.tally('socket_events_sent_total', 'Events that went to clients.', 'event'),
    received: metrics.tally('socket_events_received_total', 'Events from clients.', 'event'),
  };
}

export type SocketMetrics = ReturnType<typeof createSocketMetrics>;
