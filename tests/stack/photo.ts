import sharp, { type Sharp } from 'sharp';

interface PhotoOptions {
  /** Width in stored pixels, before a viewer applies `orientation`. */
  width?: number;
  height?: number;
  /** Another seed gives another photo: other colours, another position of the head, other grain. */
  seed?: number;
  /** Adds the name of a camera and its position to the metadata. */
  gps?: boolean;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
}

/** A text that `gps` puts into a photo, for tests to look for: nothing of it may be left. */
export const CAMERA = 'Testcam Mark IV';

const hue = (seed: number, shift: number): number => (seed * 67 + shift) % 360;

/** Someone in front of a wall: flat areas, hard edges and fine lines, as an SVG of that size. */
function portrait(width: number, height: number, seed: number): Buffer {
  const unit = Math.min(width, height) / 100;
  const x = width / 2 + ((seed % 5) - 2) * unit * 3;
  const y = height * 0.42;
  const lines = Array.from({ length: 24 }, (_, n) => {
    const at = (n + 0.5) * (width / 24);
    const colour = `hsl(${hue(seed, 30)} 25% ${n % 2 ? 35 : 62}%)`;
    return `<path d="M${at} 0V${height}" stroke="${colour}" stroke-width="${unit}"/>`;
  });
  const strands = Array.from({ length: 40 }, (_, n) => {
    const dx = (n - 20) * unit * 0.9;
    const path = `M${x + dx} ${y - unit * 24}q${dx / 3} ${unit * 8} ${dx / 5} ${unit * 16}`;
    const colour = `hsl(${hue(seed, 20)} 40% ${12 + (n % 4) * 7}%)`;
    return `<path d="${path}" stroke="${colour}" stroke-width="${unit * 0.5}" fill="none"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue(seed, 200)} 30% 55%)"/>${lines.join('')}
    <ellipse cx="${x}" cy="${height}" rx="${unit * 36}" ry="${unit * 34}" fill="hsl(${hue(seed, 120)} 45% 35%)"/>
    <ellipse cx="${x}" cy="${y}" rx="${unit * 18}" ry="${unit * 24}" fill="hsl(25 48% 66%)"/>${strands.join('')}
    <circle cx="${x - unit * 7}" cy="${y - unit * 2}" r="${unit * 2}" fill="#20180f"/>
    <circle cx="${x + unit * 7}" cy="${y - unit * 2}" r="${unit * 2}" fill="#20180f"/>
    <path d="M${x - unit * 6} ${y + unit * 11}q${unit * 6} ${unit * 5} ${unit * 12} 0"
      stroke="#8c3b32" stroke-width="${unit}" fill="none"/>
  </svg>`);
}

/** The grain of a sensor, the same for the same seed. */
async function withGrain(picture: Buffer, seed: number): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (state >>> 28) - 8));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** A photo of somebody as a camera would store it: sharp, with grain, another for each seed. */
export async function makePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const {
    width = 960,
    height = 1280,
    seed = 1,
    gps = false,
    orientation,
    format = 'jpeg',
  } = options;
  const photo = await withGrain(portrait(width, height, seed), seed);
  if (gps) {
    photo.withExif({
      IFD0: { Make: 'Testcam', Model: CAMERA },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 2954/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 17/1 4026/100',
      },
    });
  }
  if (orientation !== undefined) photo.withMetadata({ orientation });
  return photo.toFormat(format, { quality: 90 }).toBuffer();
}
