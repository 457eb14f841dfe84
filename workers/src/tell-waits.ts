import { randomUUID } from 'node:crypto';
import { noteHands, RENEW_HANDS_MS, withdrawHands } from '@vesper/core/image-times/hands';
import { announcePositions } from '@vesper/core/runs/queue-positions';
import type { WorkerContext } from './context.ts';

/** So often those who wait are told anew: by then a server may be away, or a picture slower. */
const TELL_EVERY_MS = 10_000;
const TOLD_KEY = 'images:waits-told';

/**
 * Says that this worker is there for pictures, and tells those who wait for one how long, also while
 * nothing begins or ends; of several workers one does.
 */
export function startTellingWaits(context: WorkerContext): void {
  const { redis, log, shutdown, config } = context;
  const worker = randomUUID();
  const hands = config.imageConcurrency;
  let work = Promise.resolve();
  const tell = async (): Promise<void> => {
    await noteHands(redis, worker, hands);
    const isOurs = await redis.set(TOLD_KEY, worker, 'PX', TELL_EVERY_MS, 'NX');
    if (isOurs) await announcePositions(context, 'image');
  };
  const again = (): void => {
    work = work.then(tell).catch((err: unknown) => {
      log.debug({ err }, 'waits were not told');
    });
  };
  again();
  const timer = setInterval(again, RENEW_HANDS_MS);
  shutdown.add('waits', async () => {
    clearInterval(timer);
    await work;
    await withdrawHands(redis, worker, hands);
  });
}
