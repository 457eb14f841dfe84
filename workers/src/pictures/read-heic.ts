import type { HeifImage } from 'libheif-js/wasm-bundle.js';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';

/** Pixels as they are drawn: upright, four channels. */
export interface RawPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Decodes the photo of a HEIC file, as telephones store them. The decoder is WebAssembly and loaded
 * with the first such file (decision 86).
 * @param check is told its size before a pixel is decoded, and may refuse it
 * @throws PhotoRefused
 */
export async function readHeic(
  file: Uint8Array,
  check: (size: { width: number; height: number }) => void,
): Promise<RawPicture> {
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const images = new heif.HeifDecoder().decode(file);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new PhotoRefused('photo_unreadable');
    check({ width: image.get_width(), height: image.get_height() });
    return await pixelsOf(image);
  } finally {
    for (const { handle } of images) heif.heif_image_handle_release(handle);
  }
}

function pixelsOf(image: HeifImage): Promise<RawPicture> {
  const [width, height] = [image.get_width(), image.get_height()];
  const picture = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    image.display(picture, (filled) => {
      if (filled) resolve(picture);
      else reject(new PhotoRefused('photo_unreadable'));
    });
  });
}
