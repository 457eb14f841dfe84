import type { Redis } from 'ioredis';
import { CANCEL_CHANNEL } from '@vesper/core/runs/channels';

/** The person asked to stop this run. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Turns cancel messages into the abort signal of the run this process is working on. */
export class CancelSignals {
  readonly #controllers = new Map<string, AbortController>();

  /** @param subscriber a connection of its own: a subscribed one can do nothing else. */
  static async listen(subscriber: Redis): Promise<CancelSignals> {
    const signals = new CancelSignals();
    subscriber.on('message', (_channel, runId) => signals.cancel(runId));
    await subscriber.subscribe(CANCEL_CHANNEL);
    return signals;
  }

  watch(runId: string): AbortSignal {
    const controller = new AbortController();
    this.#controllers.set(runId, controller);
    return controller.signal;
  }

  cancel(runId: string): void {
    this.#controllers.get(runId)?.abort(new Cancelled('the run was cancelled'));
  }

  unwatch(runId: string): void {
    this.#controllers.delete(runId);
  }
}
