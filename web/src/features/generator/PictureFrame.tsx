import { Box, Center, chakra } from '@chakra-ui/react';
import type { ImageSize } from '@vesper/core/contract/image';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { aspectOf } from '../../data/image/image-options.ts';
import { FrameWaiting } from './FrameWaiting.tsx';
import { useLoadedImage } from './use-loaded-image.ts';

const Layer = chakra(m.img, {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});

interface Props {
  size: ImageSize;
  src: string | null;
  alt: string;
  /** Pixels; falls as the picture takes shape. */
  blur?: number;
}

/** Keeps the picture's shape before it exists, and crossfades from one preview to the next. */
export function PictureFrame({ size, src, alt, blur = 0 }: Props) {
  const shown = useLoadedImage(src);
  const aspect = aspectOf(size);
  return (
    <Center bg="bg.subtle" borderBottomWidth="1px">
      <Box
        position="relative"
        overflow="hidden"
        style={{ aspectRatio: aspect, width: `min(100%, calc(72dvh * ${aspect}))` }}
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
      </Box>
    </Center>
  );
}
