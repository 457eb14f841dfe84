import { z } from 'zod';
import { VERSION_TASKS } from '../contract/image-version.ts';
import type { RedisClient } from '../redis.ts';
import type { PaintingWork } from './painting-work.ts';

/** Pictures of a model that are remembered: enough of each sort, and of today rather than last week. */
const KEPT = 60;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** So many of the latest are asked: a slow one among them says nothing, a slower server soon does. */
const ALIKE = 9;

const count = z.number().nonnegative();
const learned = z.object({
  task: z.enum(['paint', ...VERSION_TASKS]),
  like: z.string(),
  units: z.number().positive(),
  paintMs: count,
  saveMs: count,
});
export type LearnedTime = z.infer<typeof learned>;

/** How long a picture takes: at the server, and from there until it is stored. Milliseconds. */
export interface PaintingTime {
  paintMs: number;
  saveMs: number;
}

const keyOf = (modelId: string): string => `image-model:{${modelId}}:times`;

/** Remembers how long a picture took. */
export async function noteTime(
  redis: RedisClient,
  modelId: string,
  time: PaintingWork & PaintingTime,
): Promise<void> {
  const key = keyOf(modelId);
  await redis
    .pipeline()
    .lpush(key, JSON.stringify(learned.parse(time)))
    .ltrim(key, 0, KEPT - 1)
    .pexpire(key, KEPT_MS)
    .exec();
}

/** The latest times of a model, newest first. */
export async function readTimes(redis: RedisClient, modelId: string): Promise<LearnedTime[]> {
  const kept = await redis.lrange(keyOf(modelId), 0, -1);
  return kept.flatMap((text) => learned.safeParse(JSON.parse(text)).data ?? []);
}

/**
 * What a picture is going to take: the middle of the latest ones like it, or what other ones of its
 * task let expect of its pixels and steps.
 * @returns null while nothing is known
 */
export function expectedTime(
  times: readonly LearnedTime[],
  { task, like, units }: PaintingWork,
): PaintingTime | null {
  const alike = times.filter((time) => time.like === like);
  const others = times.filter((time) => time.task === task).slice(0, 2 * ALIKE);
  const latest = alike.length > 0 ? alike.slice(0, ALIKE) : others;
  if (latest.length === 0) return null;
  const paintMs =
    alike.length > 0 ? middle(latest.map((time) => time.paintMs)) : byWork(others, units);
  return { paintMs, saveMs: middle(latest.map(({ saveMs }) => saveMs)) };
}

/**
 * A part that each picture takes, and one in proportion to its work: loading, decoding and the way
 * there are as long for a small picture. Middles of all pairs, so that one slow picture says nothing;
 * of pictures of one sort, all of it is taken to be in proportion.
 */
function byWork(times: readonly LearnedTime[], units: number): number {
  const slopes = times.flatMap((one, index) =>
    times
      .slice(index + 1)
      .filter((other) => other.units !== one.units)
      .map((other) => (other.paintMs - one.paintMs) / (other.units - one.units)),
  );
  if (slopes.length === 0) return middle(times.map((time) => (time.paintMs * units) / time.units));
  const each = Math.max(0, middle(slopes));
  const fixed = Math.max(0, middle(times.map((time) => time.paintMs - each * time.units)));
  return fixed + each * units;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return (low + high) / 2;
}
