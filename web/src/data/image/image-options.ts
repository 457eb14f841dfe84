import type { ImageQuality, ImageSize, ImageStyle } from '@vesper/core/contract/image';

/** The words for each setting of a picture. */
export const SIZE_LABELS: Record<ImageSize, string> = {
  '1024x1024': 'Square',
  '1792x1024': 'Landscape',
  '1024x1792': 'Portrait',
};

export const QUALITY_LABELS: Record<ImageQuality, string> = { standard: 'Standard', hd: 'HD' };

export const STYLE_LABELS: Record<ImageStyle, string> = { vivid: 'Vivid', natural: 'Natural' };

/** Width over height. */
export function aspectOf(size: ImageSize): number {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return width / height;
}

/** '1792x1024' → '1792 × 1024'. */
export function pixelsOf(size: ImageSize): string {
  return size.replace('x', ' × ');
}
