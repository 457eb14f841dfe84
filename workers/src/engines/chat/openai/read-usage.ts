import { z } from 'zod';
import type { TokenUsage } from '../chat-engine.ts';

const count = z.int().nonnegative().nullish().catch(undefined);
const cached = z.looseObject({ cached_tokens: count }).nullish().catch(undefined);

const usage = z
  .looseObject({
    prompt_tokens: count,
    input_tokens: count,
    completion_tokens: count,
    output_tokens: count,
    prompt_tokens_details: cached,
    input_tokens_details: cached,
    prompt_cache_hit_tokens: count,
  })
  .nullish()
  .catch(undefined);

const body = z.looseObject({
  usage,
  /** llama.cpp: tokens read anew, taken from its cache, and written. */
  timings: z
    .looseObject({ prompt_n: count, cache_n: count, predicted_n: count })
    .nullish()
    .catch(undefined),
  x_groq: z.looseObject({ usage }).nullish().catch(undefined),
});

type Body = z.output<typeof body>;

/**
 * The tokens that a chunk tells of, in whichever dialect: in a chunk of its own, on the one that
 * finishes, or on every one.
 * @returns undefined when it tells of none
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const parsed = body.safeParse(value);
  if (!parsed.success) return undefined;
  const told = { ...fromTimings(parsed.data), ...fromUsage(parsed.data) };
  return Object.keys(told).length > 0 ? told : undefined;
}

function fromUsage({ usage: own, x_groq: groq }: Body): TokenUsage {
  const told = own ?? groq?.usage;
  if (!told) return {};
  const details = told.prompt_tokens_details ?? told.input_tokens_details;
  return onlyKnown({
    promptTokens: told.prompt_tokens ?? told.input_tokens,
    cachedTokens: details?.cached_tokens ?? told.prompt_cache_hit_tokens,
    completionTokens: told.completion_tokens ?? told.output_tokens,
  });
}

function fromTimings({ timings }: Body): TokenUsage {
  if (!timings) return {};
  const { prompt_n: read, cache_n: kept, predicted_n: written } = timings;
  // Without the share of the cache it is not known how long the prompt was.
  const prompt = read != null && kept != null ? read + kept : undefined;
  return onlyKnown({ promptTokens: prompt, cachedTokens: kept, completionTokens: written });
}

function onlyKnown(told: Record<keyof TokenUsage, number | null | undefined>): TokenUsage {
  const known: TokenUsage = {};
  if (told.promptTokens != null) known.promptTokens = told.promptTokens;
  if (told.cachedTokens != null) known.cachedTokens = told.cachedTokens;
  if (told.completionTokens != null) known.completionTokens = told.completionTokens;
  return known;
}
