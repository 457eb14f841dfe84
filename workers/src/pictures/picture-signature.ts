/** First bytes of the formats that decoders are given; vector formats are not among them. */
const SIGNATURES = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];

/** Tells by its first bytes if a file is a PNG, JPEG or WebP. */
export function hasPictureSignature(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return SIGNATURES.some((signature) => signature.test(head));
}
