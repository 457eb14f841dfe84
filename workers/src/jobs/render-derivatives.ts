import type { FileSettings } from '@vesper/core/contract/file-settings';
import { LIMITS } from '@vesper/core/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { withSettings } from '../pictures/settings-chunk.ts';
import { alphaOf, forgetUnseen } from '../pictures/transparency.ts';
import type { Watermark } from '../watermark/watermark.ts';
import { AVATAR_SIZE, THUMBNAIL_WIDTH } from '../watermark/our-sizes.ts';

/**
 * Marks a picture as made by a machine (IPTC digital source type), in every file that leaves us.
 * The built-in painter is no trained model, but the mark is the same: it tells people that no
 * camera saw this. https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const xmp = (source: string) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${SOURCES}${source}"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const TRAINED = 'trainedAlgorithmicMedia';
const XMP = xmp(TRAINED);
/** The same for films: the mark, and the address of what it says. */
export const MADE_BY_AI = XMP;
export const SOURCE_TYPE = `${SOURCES}${TRAINED}`;
/** Made by a machine from something a camera did see. */
const XMP_COMPOSITE = xmp('compositeWithTrainedAlgorithmicMedia');

/** Nobody sees the difference to the PNG, which has ten times the bytes. */
const DISPLAY_QUALITY = 82;

/** How a picture is marked, and the time that its mark says. */
export interface Marking {
  watermark: Pick<Watermark, 'lay'>;
  madeAt: Date;
}

/** Lays the invisible mark over a picture, in the size in which it leaves. */
async function marked(picture: Sharp, { watermark, madeAt }: Marking): Promise<Sharp> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = await watermark.lay({ data, width, height }, madeAt);
  return sharp(pixels.data, { raw: { width, height, channels: 3 } });
}

/** The same for a picture that can be seen through: the mark lies in what can be seen. */
async function markedCutout(picture: Sharp, { watermark, madeAt }: Marking): Promise<Sharp> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  forgetUnseen(data);
  const whole = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
  const [rgb, alpha] = await Promise.all([
    whole().removeAlpha().raw().toBuffer(),
    whole().extractChannel('alpha').raw().toBuffer(),
  ]);
  const pixels = await watermark.lay({ data: rgb, width, height }, madeAt);
  return sharp(pixels.data, { raw: { width, height, channels: 3 } }).joinChannel(alpha, {
    raw: { width, height, channels: 1 },
  });
}

/** @returns the whole of a character's picture as WebP, marked. */
export async function renderPortrait(picture: Uint8Array, marking: Marking): Promise<Uint8Array> {
  const portrait = await marked(sharp(picture), marking);
  return portrait.withXmp(XMP).webp({ quality: 90 }).toBuffer();
}

/** @returns a square WebP of a picture, marked. */
export async function renderAvatar(picture: Uint8Array, marking: Marking): Promise<Uint8Array> {
  const size = { width: AVATAR_SIZE, height: AVATAR_SIZE };
  const avatar = await marked(sharp(picture).resize({ ...size, fit: 'cover' }), marking);
  return avatar.withXmp(XMP).webp({ quality: 84 }).toBuffer();
}

/** @returns a small WebP of a picture that an operator tried the engine with, marked. */
export async function renderTrial(picture: Uint8Array, marking: Marking): Promise<Uint8Array> {
  const size = { width: LIMITS.tryPictureSide, height: LIMITS.tryPictureSide };
  const trial = await marked(sharp(picture).resize({ ...size, fit: 'inside' }), marking);
  return trial.withXmp(XMP).webp().toBuffer();
}

interface Derivatives {
  picture: Uint8Array;
  display: Uint8Array;
  thumbnail: Uint8Array;
  /** They can be seen through in places. */
  isTransparent: boolean;
}

/**
 * @param fromPhoto whether a photo of somebody went into it
 * @param settings how it was made: the PNG, which is what people keep, says so
 * @returns the picture as PNG; as WebP in full size, for screens; and its thumbnail: all marked, and
 *   transparent where it is.
 */
export async function renderDerivatives(
  png: Uint8Array,
  { fromPhoto, settings, ...marking }: Marking & { fromPhoto: boolean; settings?: FileSettings },
): Promise<Derivatives> {
  const xmpOf = fromPhoto ? XMP_COMPOSITE : XMP;
  const isTransparent = (await alphaOf(png)) !== null;
  const mark = isTransparent ? markedCutout : marked;
  const whole = (await mark(sharp(png), marking)).withXmp(xmpOf);
  const small = await mark(sharp(png).resize({ width: THUMBNAIL_WIDTH }), marking);
  const [picture, display, thumbnail] = await Promise.all([
    whole.clone().png({ compressionLevel: 7 }).toBuffer(),
    whole.clone().webp({ quality: DISPLAY_QUALITY }).toBuffer(),
    small.withXmp(xmpOf).webp({ quality: 82 }).toBuffer(),
  ]);
  const kept = settings ? withSettings(picture, settings) : picture;
  return { picture: kept, display, thumbnail, isTransparent };
}
