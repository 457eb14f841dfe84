import { Center, chakra } from '@chakra-ui/react';
import type { ImageSize } from '@vesper/core/contract/image';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { aspectOf } from '../../data/image/image-options.ts';
import { FrameWaiting } from '../../ui/FrameWaiting.tsx';
import { useLoadedImage } from './use-loaded-image.ts';

const Layer = chakra(m.img, {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});

/** What is beside a picture narrower than the stage: its own colours, far out of focus. */
const Surround = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    filter: 'blur(44px) brightness(0.5) saturate(1.2)',
    transform: 'scale(1.25)',
  },
});

interface Props {
  size: ImageSize;
  src: string | null;
  alt: string;
  /** Pixels; falls as the picture takes shape. */
  blur?: number;
  /** Stands over the lower edge of the picture. */
  children?: ReactNode;
}

/**
 * Keeps the picture's shape before it exists, and crossfades from one preview to the next. Never so
 * high that what is below it leaves the window: `--stage-height`.
 */
export function PictureFrame({ size, src, alt, blur = 0, children }: Props) {
  const shown = useLoadedImage(src);
  const aspect = aspectOf(size);
  return (
    <Center position="relative" overflow="hidden" bg="#0b0d18" borderBottomWidth="1px">
      {shown !== undefined && <Surround src={shown} alt="" aria-hidden />}
      <Center
        position="relative"
        overflow="hidden"
        style={{ aspectRatio: aspect, width: `min(100%, calc(var(--stage-height) * ${aspect}))` }}
      >
        {shown === undefined && <FrameWaiting />}
        <AnimatePresence initial={false}>
          {shown !== undefined && (
            <Layer
              key={shown}
              src={shown}
              alt={alt}
              initial={{ opacity: 0 }}
              animate={{ opacity: 1 }}
              exit={{ opacity: 0.999, transition: { duration: 0.9 } }}
              transition={{ duration: 0.8 }}
              style={{
                filter: blur > 0 ? `blur(${blur}px)` : 'none',
                scale: blur > 0 ? 1.04 : 1,
                transition: 'filter 900ms ease-out',
              }}
            />
          )}
        </AnimatePresence>
      </Center>
      {children}
    </Center>
  );
}
