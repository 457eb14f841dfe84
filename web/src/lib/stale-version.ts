import { isReachable } from './reachable.ts';

const KEY = 'vesper:reloaded-at';
/** A second failure within this time is no stale version: reloading again would go in circles. */
const ONCE_IN_MS = 5 * 60_000;

let reloading = false;

/** True once this page is about to be replaced, so that nothing need be said about what failed. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * Decides whether a part that could not be loaded is worth a reload: a new version may have replaced the
 * files that this page asks for. `stored` is what an earlier call asked to be kept.
 */
export function mayReload(stored: string | null, now: number): boolean {
  const last = Number(stored ?? Number.NaN);
  return !(now - last < ONCE_IN_MS);
}

/**
 * Finds out why a part of the page could not be loaded. While the server answers it is gone with
 * an older version, and the page reloads, once; drafts are kept as always.
 */
export async function recoverFromLoss(): Promise<'unreachable' | 'reloading' | 'broken'> {
  if (reloading) return 'reloading';
  if (!(await isReachable())) return 'unreachable';
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return 'broken';
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it could go in circles.
    return 'broken';
  }
  reloading = true;
  location.reload();
  return 'reloading';
}
