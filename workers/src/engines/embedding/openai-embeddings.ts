import { z } from 'zod';
import { EngineError } from '../engine-error.ts';
import type { EmbeddingEngine } from './embedding-engine.ts';

export interface EmbeddingServer {
  /** Where `/embeddings` is, usually ending in `/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** Texts of one request: servers refuse hundreds at once. */
const BATCH = 64;
/** The longest text that is sent; a vector of more would stand for nothing in particular. */
const TEXT_MAX = 2_000;
/** Some 64 vectors of 4,096 numbers. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

const numbers = z.array(z.number()).min(1);
const answer = z.object({
  data: z.array(
    z.object({
      index: z.int().nonnegative(),
      // llama.cpp gives one vector for each token of a model that was not made for embeddings.
      embedding: z.union([numbers, z.array(numbers).min(1).transform(meanOf)]),
    }),
  ),
});

/** Speaks with any server that answers the way of OpenAI's embeddings. */
export function createOpenAiEmbeddings({
  baseUrl,
  model,
  apiKey,
}: EmbeddingServer): EmbeddingEngine {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`;

  async function batch(input: readonly string[], signal: AbortSignal): Promise<number[][]> {
    const response = await send(url, {
      method: 'POST',
      // Texts of members go to the address that the operator named, and to no other.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: input.map((text) => text.slice(0, TEXT_MAX)) }),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw failure(`the embedding server answered ${response.status}`);
    }
    const parsed = answer.safeParse(jsonOf(await readBounded(response)));
    if (!parsed.success) throw failure('the embedding server answered in no form that is known');
    const vectors = new Map(parsed.data.data.map(({ index, embedding }) => [index, embedding]));
    return input.map((_, index) => {
      const vector = vectors.get(index);
      if (!vector) throw failure('the embedding server left a text out');
      return vector;
    });
  }

  return {
    model,
    async embed(texts, signal) {
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += BATCH) {
        vectors.push(...(await batch(texts.slice(at, at + BATCH), signal)));
      }
      return vectors;
    },
  };
}

function meanOf(vectors: readonly number[][]): number[] {
  const [first = []] = vectors;
  return first.map(
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );
}

/** @throws EngineError for a server that is away or sends us elsewhere; what `signal` says */
async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (err) {
    request.signal?.throwIfAborted();
    throw failure(`the embedding server cannot be reached: ${String(err)}`);
  }
}

const failure = (message: string): EngineError => new EngineError(message, { retryable: true });

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw failure('the embedding server sent too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
