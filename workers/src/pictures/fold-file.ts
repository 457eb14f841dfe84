import sharp from 'sharp';
import { LIMITS } from '@vesper/core/contract/limits';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { foldPicture, type FoldedPicture } from '../watermark/fold-picture.ts';
import { luminance } from '../watermark/luminance.ts';
import { scalesOf } from '../watermark/scales.ts';
import { hasPictureSignature } from './picture-signature.ts';

/** The middle of a larger picture has the mark often enough. Pixels a side. */
const SIDE_MAX = 2_048;
const DECODE_SECONDS = 8;
/** The two sources of the IPTC's list that stand for a trained model. */
const AI_SOURCE = /digitalsourcetype\/(?:composite(?:Synthetic|With))?trainedAlgorithmicMedia/i;

/** What is needed of a picture to say where it comes from. */
export interface FoldedFile {
  views: FoldedPicture[];
  /** True where its own description says that a machine made it. */
  saysAi: boolean;
}

/**
 * Folds a stranger's picture, upright, for the search for marks. No secret takes part.
 * @throws PhotoRefused when the file is no sound PNG, JPEG or WebP
 */
export async function foldFile(file: Uint8Array): Promise<FoldedFile> {
  if (!hasPictureSignature(file)) throw new PhotoRefused('photo_format');
  try {
    const strict = { limitInputPixels: LIMITS.likenessPixelsMax };
    const { autoOrient, xmpAsString } = await sharp(file, strict).metadata();
    const { width, height } = autoOrient;
    const [across, down] = [Math.min(width, SIDE_MAX), Math.min(height, SIDE_MAX)];
    const { data, info } = await sharp(file, strict)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .extract({
        left: Math.floor((width - across) / 2),
        top: Math.floor((height - down) / 2),
        width: across,
        height: down,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = luminance({ data, width: info.width, height: info.height });
    const saysAi = AI_SOURCE.test(xmpAsString ?? '');
    return { views: foldPicture(grey, scalesOf({ width, height })), saysAi };
  } catch (cause) {
    throw new PhotoRefused('photo_unreadable', cause);
  }
}
