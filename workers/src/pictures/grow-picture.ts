import sharp from 'sharp';

/** Radius of the sharpening after a picture was enlarged, in pixels: edges only, no halos. */
const SHARPEN_SIGMA = 0.8;

/**
 * Makes a picture exactly as large as this; one that is so already stays as it is.
 * @returns PNG
 */
export async function growTo(
  png: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const picture = sharp(png);
  const is = await picture.metadata();
  if (is.width === width && is.height === height) return png;
  return picture.resize({ width, height, fit: 'fill' }).png({ compressionLevel: 6 }).toBuffer();
}

/**
 * Enlarges a picture without a model: the Lanczos kernel of three lobes, and edges sharpened after it.
 * @returns PNG
 */
export async function growTwice(png: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: width * 2, height: height * 2, kernel: 'lanczos3' })
    .sharpen({ sigma: SHARPEN_SIGMA })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
