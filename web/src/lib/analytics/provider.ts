import type { VisitEvent } from '@vesper/core/contract/public-config';

/** Takes visit events. Another service is another implementation of this. */
export interface AnalyticsProvider {
  send(event: VisitEvent): void;
}

/** Drops every event, where nothing is configured. */
export const noAnalytics: AnalyticsProvider = { send: () => undefined };

/** Posts each event as a small JSON text, which outlives the page and needs no preflight. */
export function beaconAnalytics(url: string): AnalyticsProvider {
  return {
    send: (event) => {
      navigator.sendBeacon(url, JSON.stringify(event));
    },
  };
}
