import ipaddr from 'ipaddr.js';

/** What is known of whoever asks for the numbers. */
export interface MetricsReader {
  /** The address at the other end of the connection; '' when it is not known. */
  address: string;
  /** True if a proxy passed the request on. */
  isForwarded: boolean;
  production: boolean;
}

/**
 * Tells if the numbers are for this reader. They are for the operator's own network: this machine or
 * a private one, not through a proxy. In production this machine alone, since behind a bridge of
 * containers everybody comes from a private address; `METRICS_PORT` opens a port for the network.
 */
export function mayReadMetrics({ address, isForwarded, production }: MetricsReader): boolean {
  if (isForwarded || !ipaddr.isValid(address)) return false;
  const near = production ? ['loopback'] : ['loopback', 'private', 'uniqueLocal'];
  return near.includes(ipaddr.process(address).range());
}
