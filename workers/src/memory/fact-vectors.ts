import { Memory, type MemoryDocument } from '@vesper/core/models/memory';
import type { EmbeddingEngine } from '../engines/embedding/embedding-engine.ts';

/** Facts that get a vector beside one reply; more of them wait for the next. */
const AT_ONCE = 63;

/** The vector of a fact by this model; undefined until it has one. */
export function vectorOf(
  { vector }: Pick<MemoryDocument, 'vector'>,
  model: string,
): readonly number[] | undefined {
  return vector?.model === model ? vector.values : undefined;
}

/**
 * Embeds a text together with facts that have no vector of this model yet, which then are stored.
 * @returns the vector of the text
 */
export async function embedBeside(
  engine: EmbeddingEngine,
  text: string,
  facts: readonly MemoryDocument[],
  signal: AbortSignal,
): Promise<number[]> {
  const { model } = engine;
  const missing = facts.filter((fact) => !vectorOf(fact, model)).slice(0, AT_ONCE);
  const texts = [text, ...missing.map((fact) => fact.text)];
  const [vector = [], ...others] = await engine.embed(texts, signal);
  await Promise.all(
    missing.map(async (fact, index) => {
      const values = others[index] ?? [];
      fact.set('vector', { model, values });
      // Not if its text was corrected meanwhile.
      const asRead = { _id: fact._id, text: fact.text };
      await Memory.updateOne(asRead, { $set: { vector: { model, values } } });
    }),
  );
  return vector;
}
