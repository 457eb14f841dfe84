import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useEffect, useRef } from 'react';
import { TileProgress } from './TileProgress.tsx';

/** More than fit anywhere: the rest stands in the grid below. */
const SHOWN = 24;

const Tile = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: '0',
    boxSize: '4.5rem',
    overflow: 'hidden',
    borderRadius: 'md',
    borderWidth: '1px',
    bg: 'bg.hover',
    opacity: '0.72',
    cursor: 'button',
    transitionProperty: 'opacity, border-color, box-shadow',
    transitionDuration: 'fast',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    _hover: { opacity: '1', borderColor: 'accent.line' },
    _focusVisible: { opacity: '1', outlineOffset: '1px' },
    '&[aria-current=true]': {
      opacity: '1',
      borderColor: 'accent.rose',
      boxShadow: '0 0 0 1px var(--vsp-colors-accent-rose)',
    },
  },
});

interface Props {
  images: readonly ImageView[];
  currentId: string | undefined;
  onPick: (image: ImageView) => void;
}

/** The newest pictures in one row: beside the stage where there is room, else below it. */
export function RecentStrip({ images, currentId, onPick }: Props) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    scrollIntoStrip(current.current);
  }, [currentId]);
  return (
    <Box position="relative" minW="0" alignSelf="stretch">
      <Flex
        role="group"
        aria-label="Recent pictures"
        direction={{ base: 'row', xl: 'column' }}
        gap="2.5"
        p="1"
        m="-1"
        position={{ xl: 'absolute' }}
        inset="0"
        overflowX={{ base: 'auto', xl: 'hidden' }}
        overflowY={{ xl: 'auto' }}
        scrollbarWidth="none"
      >
        {images.slice(0, SHOWN).map((image) => (
          <Tile
            key={image.id}
            ref={image.id === currentId ? current : undefined}
            type="button"
            title={image.prompt}
            aria-label={image.prompt}
            aria-current={image.id === currentId}
            onClick={() => onPick(image)}
          >
            {image.thumbnailUrl !== null && <img src={image.thumbnailUrl} alt="" loading="lazy" />}
            {image.status === 'pending' && <TileProgress runId={image.runId} compact />}
          </Tile>
        ))}
      </Flex>
    </Box>
  );
}

/** Moves the strip alone: `scrollIntoView` would move the page too. */
function scrollIntoStrip(tile: HTMLElement | null): void {
  const strip = tile?.parentElement;
  if (!tile || !strip) return;
  strip.scrollTo({
    left: tile.offsetLeft - (strip.clientWidth - tile.clientWidth) / 2,
    top: tile.offsetTop - (strip.clientHeight - tile.clientHeight) / 2,
  });
}
