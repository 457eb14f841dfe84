import { Box, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { shownIn } from './viewer-place.ts';

/** Pixels from one picture of the strip to the next. */
const ITEM = 64;
/** The strip draws anew only every so many pixels. */
const STEP = ITEM * 2;

const Tile = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    boxSize: '56px',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'rgba(222, 226, 255, 0.1)',
    opacity: '0.5',
    cursor: 'button',
    transitionProperty: 'opacity, box-shadow',
    transitionDuration: 'fast',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    _hover: { opacity: '0.85' },
    _focusVisible: { opacity: '1' },
    '&[aria-current=true]': { opacity: '1', boxShadow: '0 0 0 2px #ff9f8a' },
  },
});

interface Props {
  images: readonly ImageView[];
  /** The picture that is open. */
  index: number;
  onPick: (id: string) => void;
}

/** All pictures of the list in one row; the open one stays in the middle. */
export function ViewerStrip({ images, index, onPick }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState({ left: index * ITEM, width: 0 });
  const look = (element: HTMLElement): void => {
    const left = Math.floor(element.scrollLeft / STEP) * STEP;
    const width = element.clientWidth + STEP;
    setPart((old) => (old.left === left && old.width === width ? old : { left, width }));
  };
  const centred = useRef(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    element.scrollTo({
      left: index * ITEM - (element.clientWidth - ITEM) / 2,
      // The first time there is nothing to follow with the eyes.
      behavior: centred.current ? scrollBehavior() : 'instant',
    });
    centred.current = true;
    const resized = new ResizeObserver(() => look(element));
    resized.observe(element);
    return () => resized.disconnect();
  }, [index]);

  return (
    <Box
      ref={strip}
      role="group"
      aria-label="Filmstrip"
      flexShrink="0"
      overflowX="auto"
      scrollbarWidth="none"
      pt="2.5"
      // On a phone the sheet's round corners lie over the lower edge.
      pb={{ base: '5', md: '2.5' }}
      px="4"
      // A low window is for the picture.
      css={{ '@media (max-height: 480px)': { display: 'none' } }}
      onScroll={(event) => look(event.currentTarget)}
    >
      <Box position="relative" height="56px" mx="auto" style={{ width: images.length * ITEM - 8 }}>
        {shownIn(part, ITEM, images.length).map((at) => {
          const image = images[at];
          return (
            image && (
              <Tile
                key={image.id}
                type="button"
                // Arrow keys go through them; Tab goes past.
                tabIndex={at === index ? 0 : -1}
                aria-label={image.prompt}
                aria-current={at === index}
                style={{ left: at * ITEM }}
                onClick={() => onPick(image.id)}
              >
                <img src={image.thumbnailUrl ?? image.imageUrl ?? ''} alt="" decoding="async" />
              </Tile>
            )
          );
        })}
      </Box>
    </Box>
  );
}
