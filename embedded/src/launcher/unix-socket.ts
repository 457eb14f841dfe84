import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Tells if a process answers on this Unix socket. */
export function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/** Waits until nobody answers any more: true, or false when somebody still does after `limitMs`. */
export async function isQuietWithin(path: string, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (await isAnswering(path)) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
}
