const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until `launch` (both in milliseconds); undefined once it has come. */
export function remaining(launch: number, now: number): Remaining | undefined {
  const left = launch - now;
  if (left <= 0) return undefined;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}
