/** The longest that a hidden tab, which draws no frames, may hold back. */
const HIDDEN_WAIT_MS = 250;

/** Collects keys and hands them over once per animation frame, or at once when asked to. */
export function createFrameBatch(deliver: (keys: ReadonlySet<string>) => void) {
  let keys = new Set<string>();
  let cancel: (() => void) | null = null;

  function flush(): void {
    cancel?.();
    cancel = null;
    if (keys.size === 0) return;
    const due = keys;
    keys = new Set();
    deliver(due);
  }

  function add(key: string): void {
    keys.add(key);
    cancel ??= onNextFrame(flush);
  }

  return { add, flush };
}

/** A frame may never come (hidden tab, no window), so a timer runs beside it. */
function onNextFrame(run: () => void): () => void {
  const timer = setTimeout(run, HIDDEN_WAIT_MS);
  if (typeof requestAnimationFrame === 'undefined') return () => clearTimeout(timer);
  const frame = requestAnimationFrame(run);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
