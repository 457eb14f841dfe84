import type { ImageView } from '@vesper/core/contract/image';
import { Ended } from './Ended.tsx';
import { MaskCanvas } from './MaskCanvas.tsx';
import { pixelsOf, sourceOf } from './order.ts';
import { Running } from './Running.tsx';
import type { Mask } from './use-mask.ts';

interface Props {
  image: ImageView;
  origin: ImageView | undefined;
  /** The mask that is being painted; undefined where none is. */
  mask: Mask | undefined;
  sending: boolean;
  onRetry: (() => void) | undefined;
  onBack: (() => void) | undefined;
}

/** What stands over the picture: how far it is, why it did not come about, or the mask. */
export function OnPicture({ image, origin, mask, ...ended }: Props) {
  switch (image.status) {
    case 'pending':
      return <Running image={image} before={origin ? sourceOf(origin) : null} />;
    case 'complete': {
      const { width, height } = pixelsOf(image);
      return mask && <MaskCanvas mask={mask} aspect={width / height} />;
    }
    default:
      return <Ended image={image} {...ended} />;
  }
}
