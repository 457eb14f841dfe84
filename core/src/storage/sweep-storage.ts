import type { Clock } from '../clock.ts';
import type { ObjectStorage } from './object-storage.ts';

/** No write lasts this long: what is older was left by a process that died. */
const LEFT_BEHIND_MS = 30 * 60_000;

/** Removes what writes that broke off have left. @returns how many files. */
export function sweepStorage({
  storage,
  clock,
}: {
  storage: ObjectStorage;
  clock: Clock;
}): Promise<number> {
  return storage.sweep(new Date(clock.now().getTime() - LEFT_BEHIND_MS));
}
