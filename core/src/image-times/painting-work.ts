import type { ImageModelConfig } from '../config/image-models.ts';
import type { ImageQuality, ImageSize } from '../contract/image.ts';
import type { VersionTask } from '../contract/image-version.ts';

export type PaintingTask = 'paint' | VersionTask;

/** What is asked of a model: what is alike in this takes alike long. */
export interface PaintingWork {
  task: PaintingTask;
  /** Names all that the time depends on. */
  like: string;
  /** Pixels and steps in one number: of another size, or with other steps, it takes in proportion. */
  units: number;
}

interface Order {
  size: ImageSize;
  quality: ImageQuality;
  task?: VersionTask | null | undefined;
  steps?: number | null | undefined;
}

/** What most diffusion models are asked for where nobody chose. */
const USUAL_STEPS = { standard: 25, hd: 40 } as const;

/** Tells what an order asks of its model, as far as its time depends on it. */
export function workOf(
  { size, quality, task, steps }: Order,
  { engine, steps: bounds }: Pick<ImageModelConfig, 'engine' | 'steps'>,
): PaintingWork {
  const kind = task ?? 'paint';
  const isDiffusion = engine === 'comfyui' || engine === 'automatic1111';
  if (!isDiffusion) return { task: kind, like: `${kind} ${size} ${quality}`, units: 1 };
  const taken = steps ?? bounds?.[quality] ?? USUAL_STEPS[quality];
  const pixels = size.split('x').reduce((product, side) => product * Number(side), 1);
  return { task: kind, like: `${kind} ${size} ${taken}`, units: pixels * taken };
}
