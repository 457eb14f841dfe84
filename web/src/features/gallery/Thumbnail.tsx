import { chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useState } from 'react';

const Img = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  variants: {
    state: { waiting: { opacity: '0' }, shown: { animation: 'sharpen-in 520ms ease-out' } },
  },
});

const shownBefore = new Set<string>();

/** Fills its frame and comes out of a blur when it has arrived; a second time it is just there. */
export function Thumbnail({ image, alt }: { image: ImageView; alt: string }) {
  const src = image.thumbnailUrl ?? image.imageUrl ?? '';
  const [state, setState] = useState<'waiting' | 'shown' | undefined>(
    shownBefore.has(src) ? undefined : 'waiting',
  );
  return (
    <Img
      src={src}
      alt={alt}
      decoding="async"
      data-transparent={image.isTransparent || undefined}
      {...(state && { state })}
      onLoad={() => {
        shownBefore.add(src);
        if (state === 'waiting') setState('shown');
      }}
    />
  );
}
