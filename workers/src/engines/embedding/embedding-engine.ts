/** Turns texts into vectors: texts that mean the same point the same way. */
export interface EmbeddingEngine {
  /** Vectors of different models cannot be compared. */
  readonly model: string;
  /**
   * One vector for each text, in their order.
   * @throws when the server does not answer as it should
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
}

/** Likeness of two vectors, from -1 to 1; 0 for vectors that cannot be compared. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  a.forEach((value, index) => {
    const other = b[index] ?? 0;
    dot += value * other;
    lengthA += value * value;
    lengthB += other * other;
  });
  const length = Math.sqrt(lengthA) * Math.sqrt(lengthB);
  return length === 0 ? 0 : dot / length;
}
