import { z } from 'zod';

/** What a picture is recognised by when it comes again. */
export const fingerprint = z.object({
  /** SHA-256 of the file, hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Perceptual hash of 256 bits, hex; null for a picture with too little in it to have one. */
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});
export type Fingerprint = z.infer<typeof fingerprint>;

/**
 * Hashes that differ in at most this many of their 256 bits are of the same picture: the distance
 * that PDQ recommends.
 */
const SAME_BITS = 31;

/**
 * A hash as its bytes, each with its place. Two hashes that differ in 31 bits or fewer agree in at
 * least one of the 32 bytes, so that candidates are found by an index.
 */
export function bandsOf(hash: string): string[] {
  return (hash.match(/../g) ?? []).map((byte, place) => `${place}:${byte}`);
}

const BITS = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Tells if two perceptual hashes are of the same picture. */
export function isSamePicture(one: string, other: string): boolean {
  const left = Buffer.from(one, 'hex');
  const right = Buffer.from(other, 'hex');
  const different = left.reduce((sum, byte, at) => sum + (BITS[byte ^ (right[at] ?? 0)] ?? 0), 0);
  return different <= SAME_BITS;
}
