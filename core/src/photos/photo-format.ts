/** Kinds of photo files by how they are taken apart; `other`: by us, or not at all. */
export type PhotoFormat = 'webp' | 'avif' | 'heic' | 'other';

/** A file of ISO's base media format begins with a box that names what can read it. */
const BOX_NAME = [4, 8] as const;
const BRANDS_FROM = 8;
/** A list of brands is short; a longer box is no photo's. */
const BRANDS_END = 256;

const AVIF = ['avif', 'avis'];
/** Those of single pictures in HEVC, and of what only says that it is a picture. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'mif1'];

/** Tells by its first bytes how a photo is stored, whatever its name says. */
export function photoFormat(bytes: Uint8Array): PhotoFormat {
  const head = Buffer.from(bytes.subarray(0, BRANDS_END)).toString('latin1');
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(...BOX_NAME) !== 'ftyp') return 'other';
  const end = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  const brands = head.slice(BRANDS_FROM, Math.min(end, BRANDS_END)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}
