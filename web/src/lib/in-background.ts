/**
 * Lets work go on without waiting for it. Whoever starts it has nothing to say about a failure: what
 * people must know is told by the work itself, so what is left over is a fault, for the console.
 */
export function inBackground(work: unknown): void {
  Promise.resolve(work).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- the one place where a forgotten failure can be seen
    console.error('Something failed in the background.', error);
  });
}
