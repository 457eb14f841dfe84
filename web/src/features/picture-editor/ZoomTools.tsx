import { Flex } from '@chakra-ui/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Mask } from './use-mask.ts';
import { MIDDLE, WHOLE, ZOOM_MAX, ZOOM_STEP, zoomed } from './view.ts';

/** How near the picture is while it is painted over, and the way back to all of it. */
export function ZoomTools({ view, setView }: Mask) {
  const zoom = (factor: number): void => setView((now) => zoomed(now, factor, MIDDLE));
  const percent = `${Math.round(view.zoom * 100)}%`;
  return (
    <Flex align="center" gap="1" role="group" aria-label="Zoom">
      <IconButton
        label="Zoom out"
        size="lg"
        disabled={view.zoom <= 1}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <ZoomOut size={18} />
      </IconButton>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Zoomed to ${percent}, show all`}
        minW={{ base: '3.5rem', md: '4.5rem' }}
        px={{ base: '2', md: '3' }}
        fontVariantNumeric="tabular-nums"
        onClick={() => setView(WHOLE)}
      >
        {percent}
      </Button>
      <IconButton
        label="Zoom in"
        size="lg"
        disabled={view.zoom >= ZOOM_MAX}
        onClick={() => zoom(ZOOM_STEP)}
      >
        <ZoomIn size={18} />
      </IconButton>
    </Flex>
  );
}
