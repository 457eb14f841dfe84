interface Observer<Piece> {
  /** The first piece is asked for. */
  begun?(): void;
  piece?(piece: Piece): void;
  failed?(err: unknown): void;
  /** Nothing more comes, for whatever reason; told once, after `begun`. */
  ended?(): void;
}

/**
 * The same pieces, seen by somebody who changes nothing of them. Not an async generator, which lets
 * each piece wait three times: a reply passes several observers, and a word is worth little.
 */
export function observed<Piece>(
  pieces: AsyncIterable<Piece>,
  observer: Observer<Piece>,
): AsyncIterableIterator<Piece> {
  let source: AsyncIterator<Piece> | undefined;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    if (source) observer.ended?.();
  };
  const seen = (step: IteratorResult<Piece>): IteratorResult<Piece> => {
    if (step.done) end();
    else observer.piece?.(step.value);
    return step;
  };
  const failed = (err: unknown): never => {
    observer.failed?.(err);
    end();
    throw err;
  };
  return {
    next() {
      if (isOver) return Promise.resolve({ done: true, value: undefined });
      if (!source) {
        source = pieces[Symbol.asyncIterator]();
        observer.begun?.();
      }
      return source.next().then(seen, failed);
    },
    async return() {
      try {
        await source?.return?.();
      } finally {
        end();
      }
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
