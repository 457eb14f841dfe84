import sharp from 'sharp';

/** So few pixels say what the light is like, and not what is to be seen. */
const GRAINS = 14;
/** The longer side of the smear; browsers enlarge it further. Pixels. */
const SIDE = 384;
const SOFTNESS = 9;

/**
 * Makes the smear of colours that stands for a picture: of a few pixels, so that nothing of it can be
 * made sharp again.
 * @param file one that has been made anew
 */
export async function blurPicture(
  file: Uint8Array,
): Promise<{ blurred: Uint8Array; width: number; height: number }> {
  const grains = await sharp(file)
    .flatten({ background: '#808080' })
    .resize(GRAINS, GRAINS, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width: full = 1, height: high = 1 } = await sharp(file).metadata();
  const scale = SIDE / Math.max(full, high);
  const { data, info } = await sharp(grains)
    .resize(Math.max(1, Math.round(full * scale)), Math.max(1, Math.round(high * scale)), {
      ...{ fit: 'fill', kernel: 'cubic' },
    })
    .blur(SOFTNESS)
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  return { blurred: data, width: info.width, height: info.height };
}
