import sharp from 'sharp';

const WHITE = 255;
const HALF = 128;
/** Width of the edge in which both pictures are seen, pixels; it lies within the mask. */
const SOFT_EDGE = 3;
/** Of the softened mask: nothing of the new picture below the first, all of it above the second. */
const [NOTHING, ALL] = [0.3, 0.9] as const;

/**
 * Lays a new picture over another one where a mask is white, with a soft edge. All three have the
 * same pixels; outside of the mask the other one stays as it was, each pixel.
 * @returns PNG in sRGB
 */
export async function layWithin(
  mask: Uint8Array,
  original: Uint8Array,
  painted: Uint8Array,
): Promise<Uint8Array> {
  const grey = sharp(mask).flatten({ background: '#000000' }).greyscale().threshold(HALF);
  const hard = await grey.clone().extractChannel(0).raw().toBuffer();
  const soft = await sharp(await grey.png().toBuffer())
    .blur(SOFT_EDGE)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const { data: under, info } = await rgb(original);
  const { data: over } = await rgb(painted);
  hard.forEach((isWhite, at) => {
    if (isWhite === 0) return;
    const share = Math.min(1, Math.max(0, ((soft[at] ?? 0) / WHITE - NOTHING) / (ALL - NOTHING)));
    for (let channel = at * 3; channel < at * 3 + 3; channel += 1) {
      const [before = 0, after = 0] = [under[channel], over[channel]];
      under[channel] = Math.round(before + (after - before) * share);
    }
  });
  const { width, height } = info;
  return sharp(under, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const rgb = (png: Uint8Array) =>
  sharp(png)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
