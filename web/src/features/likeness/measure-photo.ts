import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { LIMITS } from '@vesper/core/contract/limits';

interface Size {
  width: number;
  height: number;
}

/** The reason why a picture of this size is not taken; undefined when it is. */
export function objectionToSize({ width, height }: Size): string | undefined {
  if (width * height > LIMITS.likenessPixelsMax) return RUN_FAILURES.photo_too_large;
  const isSmall = Math.min(width, height) < LIMITS.likenessSideMin;
  return isSmall ? RUN_FAILURES.photo_too_small : undefined;
}

/** Formats that most browsers cannot open, and the server can. */
const UNSEEN = /^(image\/hei[cf])?$/;

/**
 * Looks into a file before it is sent: whether it can be opened, and how large it is. The server
 * looks again; this only saves the way.
 */
export async function objectionToPicture(file: Blob): Promise<string | undefined> {
  if (UNSEEN.test(file.type)) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return objectionToSize({ width, height });
  } catch {
    return RUN_FAILURES.photo_unreadable;
  }
}
