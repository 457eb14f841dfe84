import sharp from 'sharp';

/**
 * Draws a picture that can be told by its size, and a preview (JPEG, red) from a picture (PNG, blue).
 * @param alpha below 1 for one that can be seen through
 */
export function drawFake(
  format: 'png' | 'jpeg',
  width: number,
  height: number,
  alpha = 1,
): Promise<Buffer> {
  const color = format === 'jpeg' ? { r: 190, g: 60, b: 40 } : { r: 40, g: 90, b: 190 };
  const channels = alpha < 1 ? 4 : 3;
  const background = { ...color, alpha };
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A preview as old servers send it. @param kind 1 for JPEG, 2 for PNG */
export const plainFrame = (image: Buffer, kind = 1): Buffer =>
  Buffer.concat([number(1), number(kind), image]);

/** A preview that names its job. */
export function metadataFrame(metadata: object, image: Buffer): Buffer {
  const told = Buffer.from(JSON.stringify(metadata));
  return Buffer.concat([number(4), number(told.length), told, image]);
}
