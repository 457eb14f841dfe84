import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { useLoadWhen, type More } from './use-load-when.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerPicture } from './ViewerPicture.tsx';
import { isNearEnd, placeOf } from './viewer-place.ts';
import { ViewerStrip } from './ViewerStrip.tsx';

const Arrow = chakra(PlainIconButton, {
  base: {
    position: 'absolute',
    top: '50%',
    mt: '-6',
    boxSize: '12',
    borderRadius: 'full',
    '&[aria-disabled=true]': { opacity: '0.3', cursor: 'disabled' },
    // Fingers swipe; the way there is for the eyes alone.
    '@media (hover: none)': { display: 'none' },
  },
});

interface Props {
  image: ImageView;
  images: readonly ImageView[];
  more: More;
  /** Opens another picture in place of this one. */
  show: (id: string) => void;
}

/** The picture, and the ways to those beside it: arrows, keys, a swipe, the filmstrip. */
export function ViewerStage({ image, images, more, show }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const { index, previous, next } = placeOf(images, image.id);
  useLoadWhen(isNearEnd(index, images.length), more);
  usePreloaded(previous);
  usePreloaded(next);

  const goTo = (other: ImageView | undefined): void => {
    if (other) show(other.id);
  };
  const forth = (): void => {
    // The page that follows could not be read: here is the way to try again.
    if (!next && more.hasMore && !more.loading) more.load();
    goTo(next);
  };
  const back = (): void => goTo(previous);
  useViewerKeys(stage, {
    ArrowLeft: back,
    ArrowRight: forth,
    Home: () => goTo(images[0]),
    End: () => goTo(images.at(-1)),
  });

  return (
    <Flex ref={stage} direction="column" minH="0" minW="0" bg="#06070e" color="white">
      <Box flex="1" minH="0" position="relative">
        <ViewerPicture
          key={image.id}
          image={image}
          onSwipe={(step) => (step === 1 ? forth() : back())}
        />
        {index >= 0 && images.length > 1 && (
          <>
            <Count>
              {index + 1} of {images.length}
              {more.hasMore && '+'}
            </Count>
            <Arrow
              label="Previous picture"
              variant="glass"
              insetStart="4"
              aria-disabled={!previous}
              onClick={back}
            >
              <ChevronLeft size={24} />
            </Arrow>
            <Arrow
              label="Next picture"
              variant="glass"
              insetEnd="4"
              aria-disabled={!next && !more.hasMore}
              onClick={forth}
            >
              <ChevronRight size={24} />
            </Arrow>
          </>
        )}
      </Box>
      {index >= 0 && images.length > 1 && (
        <ViewerStrip images={images} index={index} onPick={show} />
      )}
    </Flex>
  );
}

const Count = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: '4', md: '5' },
    insetStart: '4',
    px: '3',
    py: '1',
    borderRadius: 'full',
    bg: 'rgba(8, 9, 18, 0.62)',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});

/** A neighbour is there at once when somebody goes on. */
function usePreloaded(image: ImageView | undefined): void {
  const src = image?.displayUrl ?? image?.imageUrl ?? null;
  useEffect(() => {
    if (src !== null) new Image().src = src;
  }, [src]);
}
