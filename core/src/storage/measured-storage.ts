import type { Metrics } from '../metrics.ts';
import { traced } from '../tracing.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Operations whose time is measured; `get` until the bytes begin to come. */
const OPERATIONS = ['put', 'stat', 'get', 'delete', 'deleteAll', 'list'] as const;

/**
 * The same storage, with its operations timed. It stays an instance of its class: whoever asks for
 * the disk finds it.
 */
export function measuredStorage<Storage extends object>(
  storage: Storage,
  metrics: Metrics,
): Storage {
  const seconds = metrics.histogram(
    'storage_seconds',
    'Time that the storage of bytes took, by operation.',
    ['operation', 'result'],
    SECONDS,
  );
  const timed = async (operation: string, work: () => unknown): Promise<unknown> => {
    const start = performance.now();
    const observe = (result: string) =>
      seconds.observe({ operation, result }, (performance.now() - start) / 1_000);
    try {
      const answer = await traced(`storage ${operation}`, {}, async () => work());
      observe('ok');
      return answer;
    } catch (err) {
      observe('failed');
      throw err;
    }
  };
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const operation = OPERATIONS.find((one) => one === name);
      // Bound to the storage itself: a proxy has no private fields.
      return (...args: unknown[]): unknown => {
        const work = (): unknown => Reflect.apply(value, target, args);
        return operation === undefined ? work() : timed(operation, work);
      };
    },
  });
}
