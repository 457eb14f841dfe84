import type { ImageView } from '@vesper/core/contract/image';
import { revealImage } from '../../data/image/reveal-image.ts';
import { MatureCover } from '../../ui/MatureCover.tsx';

interface Props {
  image: ImageView;
  /** Takes the focus when the picture is shown. */
  focusAfter: () => HTMLElement | null;
}

/** Lies over a picture while it is blurred. */
export function PictureCover({ image, focusAfter }: Props) {
  if (!image.blurred) return null;
  return (
    <MatureCover
      what={`the picture: ${image.prompt}`}
      onShow={() => revealImage(image.id)}
      focusAfter={focusAfter}
    />
  );
}
