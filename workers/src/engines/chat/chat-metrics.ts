import type { Metrics } from '@vesper/core/metrics';

const FIRST_WORD = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];
const WAITS = [0.05, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600];
const SPEEDS = [1, 2, 5, 10, 20, 30, 50, 80, 120, 200, 400];
const SHARES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

/** What can be asked of a model at any time. */
export interface Watched {
  /** Replies of this worker in the line that all workers share. */
  waiting?(): number;
  isAway(): boolean;
}

/** The numbers about chat models, by the model's id. */
export function createChatMetrics(metrics: Metrics) {
  const model = ['model'] as const;
  const watched = new Map<string, Watched>();
  metrics.gauge('chat_waiting', 'Replies of this worker that wait for a model.', model, (gauge) => {
    for (const [id, { waiting }] of watched) {
      if (waiting) gauge.set({ model: id }, waiting());
    }
  });
  metrics.gauge('chat_model_away', '1 while a model is away.', model, (gauge) => {
    for (const [id, { isAway }] of watched) gauge.set({ model: id }, isAway() ? 1 : 0);
  });
  return {
    /** Shows a model's line and state from now on. */
    watch: (id: string, parts: Watched) => void watched.set(id, parts),
    /** Shows them no longer, unless another took their place. */
    unwatch(id: string, parts: Watched): void {
      if (watched.get(id) === parts) watched.delete(id);
    },
    firstWord: metrics.histogram(
      'chat_first_word_seconds',
      'Time from asking a model to its first word.',
      model,
      FIRST_WORD,
    ),
    speed: metrics.histogram(
      'chat_tokens_per_second',
      'Tokens that a model wrote a second, from its first word on.',
      model,
      SPEEDS,
    ),
    contextUsed: metrics.histogram(
      'chat_context_used_ratio',
      'Part of the context that prompt and reply took.',
      model,
      SHARES,
    ),
    waited: metrics.histogram(
      'chat_waited_seconds',
      'Time that a reply waited for its turn at a model.',
      model,
      WAITS,
    ),
    tokens: metrics.counter('chat_tokens_total', 'Tokens, as servers counted them.', [
      'model',
      'kind',
    ]),
    replies: metrics.counter('chat_replies_total', 'Replies that ended, by their end.', [
      'model',
      'finish',
    ]),
    failures: metrics.counter('chat_failures_total', 'Replies that failed.', ['model', 'code']),
  };
}

export type ChatMetrics = ReturnType<typeof createChatMetrics>;
