import sharp from 'sharp';

/** Thumbnails fill a grid cell of 400 CSS pixels on a dense screen without weighing more than it. */
const THUMBNAIL_WIDTH = 512;

/**
 * Marks a picture as made by a machine (IPTC digital source type), in every file that leaves us.
 * The built-in painter is no trained model, but the mark is the same: it tells people that no
 * camera saw this. https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const xmp = (source: string) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const XMP = xmp('trainedAlgorithmicMedia');
/** Made by a machine from something a camera did see. */
const XMP_COMPOSITE = xmp('compositeWithTrainedAlgorithmicMedia');

/** Nobody sees the difference to the PNG, which has ten times the bytes. */
const DISPLAY_QUALITY = 82;

/** Faces are shown at 96 CSS pixels at most. */
const AVATAR_SIZE = 320;

/** @returns the whole of a character's picture as WebP, marked. */
export async function renderPortrait(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).withXmp(XMP).webp({ quality: 90 }).toBuffer();
}

/** @returns a square WebP of a picture, marked. */
export async function renderAvatar(picture: Uint8Array): Promise<Uint8Array> {
  const size = { width: AVATAR_SIZE, height: AVATAR_SIZE };
  return sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .withXmp(XMP)
    .webp({ quality: 84 })
    .toBuffer();
}

/**
 * @param fromPhoto whether a photo of somebody went into it
 * @returns the picture as PNG; as WebP in full size, for screens; and its thumbnail: all marked.
 */
export async function renderDerivatives(
  png: Uint8Array,
  fromPhoto: boolean,
): Promise<{ picture: Uint8Array; display: Uint8Array; thumbnail: Uint8Array }> {
  const mark = fromPhoto ? XMP_COMPOSITE : XMP;
  const [picture, display, thumbnail] = await Promise.all([
    sharp(png).withXmp(mark).png({ compressionLevel: 7 }).toBuffer(),
    sharp(png).withXmp(mark).webp({ quality: DISPLAY_QUALITY }).toBuffer(),
    sharp(png).resize({ width: THUMBNAIL_WIDTH }).withXmp(mark).webp({ quality: 82 }).toBuffer(),
  ]);
  return { picture, display, thumbnail };
}
