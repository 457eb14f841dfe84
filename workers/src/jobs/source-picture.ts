import { buffer } from 'node:stream/consumers';
import { Image, type ImageDocument } from '@vesper/core/models/image';
import { KEPT } from '@vesper/core/policies/image';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { cleanPicture, fitPicture } from '../engines/image/fit-picture.ts';
import type { ImageRequest, SourceImage } from '../engines/image/image-engine.ts';
import { growTo } from '../pictures/grow-picture.ts';
import { layWithin } from '../pictures/lay-within-mask.ts';
import { makeRoom } from '../pictures/make-room.ts';
import { alphaOf, cutTo, withAlpha } from '../pictures/transparency.ts';

/** All that a picture made of another one adds to an order, and what is done with the result. */
export interface Version {
  request: Pick<ImageRequest, 'task' | 'source' | 'mask'>;
  /** @param png what the engine made @returns PNG as it is kept */
  finish(png: Uint8Array): Promise<Uint8Array>;
}

/** A picture that is made of words alone. */
const OF_WORDS: Version = { request: {}, finish: (png) => Promise.resolve(png) };

/**
 * The picture that another one is made of, prepared for the engine.
 * @returns null when it is gone, or what is to be painted anew
 */
export async function versionOf(
  { storage }: WorkerContext,
  image: ImageDocument,
): Promise<Version | null> {
  const { task, originId } = image;
  if (!task) return OF_WORDS;
  const owner = image.userId.toHexString();
  const own = { _id: originId, userId: image.userId, status: 'complete', ...KEPT } as const;
  const origin = await Image.exists(own);
  const load = async (key: string): Promise<Buffer | null> => {
    const object = await storage.get(key);
    return object && buffer(object.body);
  };
  const bytes = origin && (await load(objectKeys.image(owner, String(originId))));
  if (!bytes) return null;
  if (task === 'upscale') return upscaled(image, bytes);
  if (task === 'cutout') return withoutBackground(image, await cleanPicture(bytes));
  if (task === 'outpaint') {
    const { canvas, mask } = await makeRoom(bytes, image.size, image.zoom ?? 1);
    return masked(image, canvas, mask);
  }
  const png = await fitPicture(bytes, image.size);
  if (task !== 'inpaint') return { ...OF_WORDS, request: { task, source: sourceOf(image, png) } };
  const mask = await load(objectKeys.mask(owner, image.id));
  return mask && masked(image, png, await fitPicture(mask, image.size));
}

/** What lies outside of the mask stays as it was, whatever the model does there. */
function masked(image: ImageDocument, png: Uint8Array, mask: Uint8Array): Version {
  return {
    request: { task: 'inpaint', source: sourceOf(image, png), mask },
    finish: (painted) => layWithin(mask, png, painted),
  };
}

async function upscaled(image: ImageDocument, bytes: Uint8Array): Promise<Version> {
  const alpha = await alphaOf(bytes);
  return {
    request: { task: 'upscale', source: sourceOf(image, await cleanPicture(bytes)) },
    // Models grow pictures by what they were trained for, and know no transparency.
    async finish(painted) {
      const size = sizeOf(image);
      const grown = size ? await growTo(painted, size) : painted;
      return alpha ? withAlpha(grown, alpha) : grown;
    },
  };
}

function withoutBackground(image: ImageDocument, png: Uint8Array): Version {
  return {
    request: { task: 'cutout', source: sourceOf(image, png) },
    finish(cut) {
      return cutTo(cut, sizeOf(image));
    },
  };
}

function sizeOf({ width, height }: ImageDocument): { width: number; height: number } | null {
  return width && height ? { width, height } : null;
}

function sourceOf({ strength, description, basis }: ImageDocument, png: Uint8Array): SourceImage {
  const { prompt, seed } = basis ?? {};
  const isBased = typeof prompt === 'string' && typeof seed === 'number';
  return {
    png,
    strength: strength ?? 1,
    ...(description && { description }),
    ...(isBased && { basis: { prompt, seed } }),
  };
}
