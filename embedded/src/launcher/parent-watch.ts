import { isMainThread } from 'node:worker_threads';

/** How long a process may take to end in order once its parent has gone. */
const LIMIT_MS = 2_000;

/**
 * Preloaded into every child (`node --import`): when the parent dies, even by kill -9, the channel
 * to it closes and the child ends instead of living on unseen.
 */
if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Watching must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
