import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { aspectOf } from '../../data/image/image-options.ts';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { PictureCover } from './PictureCover.tsx';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useZoom } from './use-zoom.ts';

const Layer = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'contain',
    userSelect: 'none',
    pointerEvents: 'none',
    // No larger than the picture in it, or the pattern behind would be beside it as well.
    '&[data-transparent]': { m: 'auto', width: 'auto', height: 'auto', maxW: 'full', maxH: 'full' },
  },
});

const wholeOf = ({ displayUrl, imageUrl }: ImageView): string => displayUrl ?? imageUrl ?? '';

/** A key or a press on the button comes nearer by this factor. */
const STEP = 1.6;

interface Props {
  image: ImageView;
  onSwipe: (step: -1 | 1) => void;
}

/** One picture that can be enlarged and moved; the small one, blurred, until it has arrived. */
export function ViewerPicture({ image, onSwipe }: Props) {
  const [arrived, setArrived] = useState(false);
  const aspect = aspectOf(image.settings.size);
  const gestures = useZoom({ aspect, onSwipe });
  const { frame, zoom, offset, held, zoomBy, toggle, reset, handlers } = gestures;
  const zoomButton = useRef<HTMLButtonElement>(null);
  const enlarged = zoom.scale > 1;
  const nearer = (): void => zoomBy(STEP);
  useViewerKeys(frame, { '+': nearer, '=': nearer, '-': () => zoomBy(1 / STEP), '0': reset });

  return (
    <>
      <Box
        ref={frame}
        position="absolute"
        inset={{ base: '0', md: '4' }}
        overflow={{ base: 'hidden', md: 'visible' }}
        touchAction="none"
        cursor={enlarged ? (held ? 'grabbing' : 'grab') : 'zoom-in'}
        {...handlers}
      >
        <Box
          position="absolute"
          inset="0"
          data-zoom={zoom.scale.toFixed(2)}
          style={{
            transform: `translate(${zoom.x + offset}px, ${zoom.y}px) scale(${zoom.scale})`,
            transition: held ? 'none' : 'transform 180ms cubic-bezier(0.2, 0.8, 0.2, 1)',
          }}
        >
          {image.thumbnailUrl !== null && !arrived && (
            <Layer src={image.thumbnailUrl} alt="" filter="blur(6px)" />
          )}
          <Layer
            src={wholeOf(image)}
            alt={image.prompt}
            draggable={false}
            data-transparent={image.isTransparent || undefined}
            opacity={arrived ? 1 : 0}
            transition="opacity 160ms"
            onLoad={() => setArrived(true)}
          />
        </Box>
      </Box>
      <PictureCover image={image} focusAfter={() => zoomButton.current} />
      <Flex
        position="absolute"
        zIndex="docked"
        top={{ base: '2', md: '3' }}
        // Beside the button that closes, which stands here on a phone.
        insetEnd={{ base: '16', md: '4' }}
      >
        <PlainIconButton
          ref={zoomButton}
          label={enlarged ? 'Zoom out' : 'Zoom in'}
          size="lg"
          variant="glass"
          borderRadius="full"
          onClick={() => toggle()}
        >
          {enlarged ? <ZoomOut size={19} /> : <ZoomIn size={19} />}
        </PlainIconButton>
      </Flex>
    </>
  );
}
