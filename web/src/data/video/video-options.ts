import type { VideoRatio } from '@vesper/core/contract/video-model';

/** The words for each shape of a film. */
export const RATIO_LABELS: Record<VideoRatio, string> = {
  '16:9': 'Wide',
  '1:1': 'Square',
  '9:16': 'Tall',
};

/** Width over height. */
export function aspectOf(ratio: VideoRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}
