import { EngineError } from '../engine-error.ts';
import { observed } from '../observed.ts';
import type { ReplyPiece, TokenUsage } from './chat-engine.ts';
import type { ChatMetrics } from './chat-metrics.ts';

interface Measured {
  metrics: ChatMetrics;
  /** The model's id. */
  model: string;
  contextTokens: number | null;
  /** Told of each time to a first word, milliseconds. */
  onFirstWord?: (ms: number) => void;
}

/** Passes an engine's pieces on, and counts what they tell; not the time in line, which is before. */
export function measured(
  pieces: AsyncIterable<ReplyPiece>,
  { metrics, model, contextTokens, onFirstWord }: Measured,
): AsyncIterable<ReplyPiece> {
  let start = 0;
  let firstAt: number | undefined;
  return observed(pieces, {
    begun() {
      start = performance.now();
    },
    piece(piece) {
      if (firstAt === undefined && (piece.kind === 'text' || piece.kind === 'thinking')) {
        firstAt = performance.now();
        metrics.firstWord.observe({ model }, (firstAt - start) / 1_000);
        onFirstWord?.(firstAt - start);
      }
      if (piece.kind !== 'end') return;
      metrics.replies.inc({ model, finish: piece.finish });
      const seconds = (performance.now() - (firstAt ?? start)) / 1_000;
      if (piece.usage) observeUsage(piece.usage, seconds, { metrics, model, contextTokens });
    },
  });
}

/** Passes pieces on, and counts it when they fail: also those that were never asked for. */
export function failuresCounted(
  pieces: AsyncIterable<ReplyPiece>,
  { metrics, model }: Pick<Measured, 'metrics' | 'model'>,
): AsyncIterable<ReplyPiece> {
  return observed(pieces, {
    failed(err) {
      const code = err instanceof EngineError ? err.code : 'engine_failed';
      metrics.failures.inc({ model, code });
    },
  });
}

function observeUsage(
  { promptTokens = 0, cachedTokens = 0, completionTokens = 0 }: TokenUsage,
  seconds: number,
  { metrics, model, contextTokens }: Measured,
): void {
  metrics.tokens.inc({ model, kind: 'prompt' }, promptTokens);
  metrics.tokens.inc({ model, kind: 'cached' }, cachedTokens);
  metrics.tokens.inc({ model, kind: 'completion' }, completionTokens);
  if (completionTokens > 1 && seconds > 0) {
    metrics.speed.observe({ model }, completionTokens / seconds);
  }
  if (contextTokens !== null && promptTokens > 0) {
    metrics.contextUsed.observe({ model }, (promptTokens + completionTokens) / contextTokens);
  }
}
