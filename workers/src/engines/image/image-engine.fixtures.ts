import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import type { ImageEngine, ImageProgress, ImageRequest, PictureUsage } from './image-engine.ts';

/** An order of a picture, for tests. */
export const ORDER: ImageRequest = {
  ...{ runId: 'run', prompt: 'a lighthouse at dusk', size: '1024x1024', quality: 'standard' },
  ...{ style: 'vivid', seed: 7 },
};

/** What came of an order. */
export interface Painted {
  steps: ImageProgress[];
  png: Uint8Array | undefined;
  usage: PictureUsage | undefined;
  failure: EngineError | undefined;
}

/** Has an engine paint to the end, and notes what it told. */
export async function paintWith(
  engine: ImageEngine,
  change: Partial<ImageRequest> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Painted> {
  const steps: ImageProgress[] = [];
  let png: Uint8Array | undefined;
  let usage: PictureUsage | undefined;
  try {
    for await (const piece of engine.render({ ...ORDER, ...change }, signal)) {
      if (piece.type === 'progress') steps.push(piece);
      else ({ png, usage } = piece);
    }
  } catch (err) {
    if (!(err instanceof EngineError)) throw err;
    return { steps, png, usage, failure: err };
  }
  return { steps, png, usage, failure: undefined };
}

/** Failure in short: its code, and whether to try again. */
export const shortly = ({ failure }: Pick<Painted, 'failure'>): string =>
  failure ? `${failure.code}${failure.retryable ? ', again' : ''}` : 'none';

/** A PNG of one colour. */
export const flatPng = (width: number, height: number, background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export async function pixelsOf(picture: Uint8Array | undefined): Promise<string> {
  const { width, height, format } = await sharp(picture).metadata();
  return `${format} ${width}x${height}`;
}
