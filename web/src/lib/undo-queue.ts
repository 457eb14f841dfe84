/** Something that is about to be sent, and may still be called back. */
export type Undoable = Readonly<{
  /** Sends it. With `leaving` the page is going away, so the call has to outlive it. */
  commit: (how: { leaving: boolean }) => Promise<unknown>;
  /** Puts back on screen what was taken off it. */
  restore: () => void;
}>;

/** Holds what waits for its chance to be undone. Each entry is sent once or undone, never both. */
export function createUndoQueue() {
  const waiting = new Map<string, Undoable>();

  function take(key: string): Undoable | undefined {
    const entry = waiting.get(key);
    waiting.delete(key);
    return entry;
  }

  return {
    /** @returns false when it is waiting already. */
    add(key: string, entry: Undoable): boolean {
      if (waiting.has(key)) return false;
      waiting.set(key, entry);
      return true;
    },
    undo(key: string): void {
      take(key)?.restore();
    },
    async commit(key: string): Promise<void> {
      await take(key)?.commit({ leaving: false });
    },
    /** Sends everything at once: the page is being left, or the session ended. */
    async flush(): Promise<void> {
      const entries = [...waiting.keys()].map(take);
      await Promise.allSettled(entries.map((entry) => entry?.commit({ leaving: true })));
    },
    has: (key: string): boolean => waiting.has(key),
  };
}

/** Everything on this page that can still be undone. */
export const undoQueue = createUndoQueue();
