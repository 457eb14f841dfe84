import type { Logger } from '@vesper/core/log';
import { CANCEL_CHANNEL, FLUSH_CHANNEL, readFlushRequest } from '@vesper/core/runs/channels';
import type { RunPublisher } from '@vesper/core/runs/run-publisher';
import type { RedisClient } from '@vesper/core/redis';

/** The person asked to stop this run. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Takes the requests of gateways to the worker of a run: stop it, or bring its log up to date. */
export class RunSignals {
  readonly #controllers = new Map<string, AbortController>();

  /** @param subscriber a connection of its own: a subscribed one can do nothing else. */
  static async listen(
    subscriber: RedisClient,
    publisher: RunPublisher,
    log: Logger,
  ): Promise<RunSignals> {
    const signals = new RunSignals();
    const flush = async (message: string) => publisher.flush(readFlushRequest(message));
    subscriber.on('message', (channel, message) => {
      if (channel === CANCEL_CHANNEL) signals.cancel(message);
      // The gateway that asked goes on without an answer after a moment.
      else flush(message).catch((err: unknown) => log.warn({ err }, 'a log was not flushed'));
    });
    await subscriber.subscribe(CANCEL_CHANNEL, FLUSH_CHANNEL);
    return signals;
  }

  /** The signal that aborts with `Cancelled` when the run is to stop. */
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
