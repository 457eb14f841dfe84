/** Limits, leases and expiries are compared across machines: they bear seconds, not minutes. */
const BEARABLE_MS = 30_000;

/**
 * Compares the clock of a service with the one here.
 * @param theirs milliseconds since 1970; undefined when the service did not say
 * @returns one sentence when they differ too much
 */
export function clockProblem(
  variable: string,
  service: string,
  theirs: number | undefined,
): string | undefined {
  if (theirs === undefined) return undefined;
  const ahead = theirs - Date.now();
  if (Math.abs(ahead) <= BEARABLE_MS) return undefined;
  const seconds = Math.round(Math.abs(ahead) / 1_000);
  const way = ahead > 0 ? 'ahead of' : 'behind';
  return `${variable}: the clock of ${service} is ${seconds} s ${way} the one here. Set both by NTP.`;
}
