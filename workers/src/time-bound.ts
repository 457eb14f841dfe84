/**
 * A signal that aborts with a `TimeoutError` after `ms`, or with any of the others. Not
 * `AbortSignal.timeout` within `AbortSignal.any`: nothing holds it there, and once Node has collected
 * it as garbage it never fires (seen with Node 20).
 */
export function timeBound(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController();
  // The timer holds the controller.
  setTimeout(() => {
    limit.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
  }, ms).unref();
  return AbortSignal.any([limit.signal, ...others]);
}
