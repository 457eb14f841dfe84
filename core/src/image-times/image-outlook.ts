import type { ImageModelConfig } from '../config/image-models.ts';
import { LIMITS } from '../contract/limits.ts';
import { Image, type ImageFields } from '../models/image.ts';
import type { RedisClient } from '../redis.ts';
import type { Queues } from '../runs/queues.ts';
import { readAtWork } from './at-work.ts';
import { serversThere } from './away-servers.ts';
import { readHands } from './hands.ts';
import { expectedTime, readTimes, type LearnedTime } from './learned-times.ts';
import { workOf } from './painting-work.ts';
import { predictWaits, type Painting, type PaintingAtWork, type Wait } from './predict-waits.ts';
import { serverKey } from './server-key.ts';

export interface OutlookContext {
  redis: RedisClient;
  queues: Pick<Queues, 'active' | 'waiting'>;
  imageModels: readonly ImageModelConfig[];
}

type Ordered = Pick<ImageFields, 'size' | 'quality' | 'task' | 'steps' | 'modelId'>;

/** What is known of a model: its latest times, and the servers that are there. */
interface Known {
  model: ImageModelConfig;
  times: LearnedTime[];
  servers: string[] | null;
}

/** All pictures that are being made and that wait, and how long that is going to take. */
export class ImageOutlook {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #first: string | undefined;
  readonly #hands: number;
  #atWork: PaintingAtWork[] = [];
  #waiting: Painting[] = [];

  private constructor(known: Known[], hands: number) {
    this.#known = new Map(known.map((one) => [one.model.id, one]));
    this.#first = known[0]?.model.id;
    this.#hands = hands;
  }

  static async read({ redis, queues, imageModels }: OutlookContext): Promise<ImageOutlook> {
    const [hands, active, waiting, known] = await Promise.all([
      readHands(redis),
      queues.active('image'),
      queues.waiting('image', LIMITS.waitingRuns),
      Promise.all(imageModels.map((model) => knownOf(redis, model))),
    ]);
    const outlook = new ImageOutlook(known, hands);
    const wanted = { size: 1, quality: 1, task: 1, steps: 1, modelId: 1, runId: 1 } as const;
    // Those that were cancelled meanwhile hold nobody up.
    const open = { runId: { $in: [...active, ...waiting] }, status: 'pending' } as const;
    const images = await Image.find(open, wanted).lean();
    const ordered = new Map(images.map((image) => [image.runId.toHexString(), image]));
    const elapsed = await readAtWork(redis, active);
    const paintings = (runIds: string[]): Painting[] =>
      runIds.flatMap((id) => {
        const image = ordered.get(id);
        return image ? [outlook.#painting(id, image)] : [];
      });
    outlook.#atWork = paintings(active).map((one) => ({
      ...one,
      elapsedMs: elapsed.get(one.id) ?? null,
    }));
    outlook.#waiting = paintings(waiting);
    return outlook;
  }

  /** Pictures that a worker has in hand and that wait for a server: they go before those in the queue. */
  get waitingAtServers(): number {
    return this.#atWork.filter(({ elapsedMs }) => elapsedMs === null).length;
  }

  /** The waits of all that can be told, by the ids of their runs. */
  waits(): Map<string, Wait> {
    return this.#predict([]);
  }

  /** Milliseconds until a picture would be there that is ordered now; undefined while unknown. */
  readyMs(order: Ordered): number | undefined {
    const id = 'ordered now';
    return this.#predict([this.#painting(id, order)]).get(id)?.leftMs;
  }

  #predict(further: Painting[]): Map<string, Wait> {
    const waiting = [...this.#waiting, ...further];
    return predictWaits({ hands: this.#hands, atWork: this.#atWork, waiting });
  }

  #painting(id: string, order: Ordered): Painting {
    const known = this.#known.get(order.modelId ?? this.#first ?? '');
    // Of a model that is no longer offered: it fails at once.
    if (!known) return { id, time: { paintMs: 0, saveMs: 0 }, servers: null };
    const time = expectedTime(known.times, workOf(order, known.model));
    return { id, time, servers: known.servers };
  }
}

async function knownOf(redis: RedisClient, model: ImageModelConfig): Promise<Known> {
  const isCounted = model.engine === 'comfyui' || model.engine === 'automatic1111';
  const [times, servers] = await Promise.all([
    readTimes(redis, model.id),
    isCounted ? serversThere(redis, model.servers.map(serverKey)) : null,
  ]);
  return { model, times, servers };
}
