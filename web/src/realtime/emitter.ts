/** A list of listeners for one thing that happens. */
export function createEmitter<Args extends readonly unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    on(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(...args: Args): void {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
