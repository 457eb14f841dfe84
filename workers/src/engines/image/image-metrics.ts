import type { Metrics } from '@vesper/core/metrics';

const WAITS = [0.05, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600];
const PAINTING = [0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300, 600];
const SAVING = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** What can be asked of a model of pictures at any time. */
interface WatchedModel {
  /** Pictures of this worker that wait for a server. */
  waiting(): number;
  /** Servers that are left alone at this moment. */
  serversAway(): number;
}

/** The numbers about models of pictures, by the model's id. */
export function createImageMetrics(metrics: Metrics) {
  const model = ['model'] as const;
  const watched = new Map<string, WatchedModel>();
  metrics.gauge(
    'image_waiting',
    'Pictures of this worker that wait for a server of their model.',
    model,
    (gauge) => {
      for (const [id, { waiting }] of watched) gauge.set({ model: id }, waiting());
    },
  );
  metrics.gauge('image_servers_away', 'Servers of a model that are left alone.', model, (gauge) => {
    for (const [id, { serversAway }] of watched) gauge.set({ model: id }, serversAway());
  });
  return {
    watch: (id: string, parts: WatchedModel) => void watched.set(id, parts),
    waited: metrics.histogram(
      'image_waited_seconds',
      'Time that a picture waited for a server.',
      model,
      WAITS,
    ),
    queued: metrics.histogram(
      'image_queued_seconds',
      'Time from the order of a picture until its painting began.',
      model,
      WAITS,
    ),
    painted: metrics.histogram(
      'image_painted_seconds',
      'Time that painting a picture took.',
      model,
      PAINTING,
    ),
    saved: metrics.histogram(
      'image_saved_seconds',
      'Time from the picture of a model until it was checked and stored.',
      model,
      SAVING,
    ),
    cost: metrics.counter(
      'image_cost_total',
      'What painted pictures cost by the prices of their model, in the unit of those.',
      model,
    ),
    tokens: metrics.counter('image_tokens_total', 'Tokens, as servers counted them.', [
      'model',
      'kind',
    ]),
    moved: metrics.counter(
      'image_moved_total',
      'Pictures that went on to another server because theirs was away.',
      model,
    ),
    failures: metrics.counter('image_failures_total', 'Pictures that failed.', ['model', 'code']),
  };
}

export type ImageMetrics = ReturnType<typeof createImageMetrics>;
