import { isMainThread } from 'node:worker_threads';

/** The time a process may take to end in order once its parent has gone. */
const LIMIT_MS = 2_000;

/**
 * Preloaded into every child (`node --import`): when the parent dies, even by kill -9, the channel
 * to it closes and the child ends instead of living on unseen.
 */
function end(): void {
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

if (isMainThread) {
  // The parent may have died while this process was still being loaded.
  if (!process.connected) process.exit(1);
  process.once('disconnect', end);
  // Watching must not keep a process alive that has nothing else to do.
  process.channel?.unref();
}
