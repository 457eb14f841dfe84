import { Box, Center, Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useMemo, type ReactNode } from 'react';
import { aspectOf } from '../../data/image/image-options.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLoadWhen, type More } from './use-load-when.ts';
import type { View } from './use-view.ts';
import { useStretch } from './use-stretch.ts';
import { masonry, rows, within } from './wall-layout.ts';

const ROW_HEIGHT = 112;
/** Pixels beyond the window that are drawn already, so that the keyboard finds what comes next. */
const AHEAD = 900;

interface Props<Item extends ImageView> {
  images: readonly Item[];
  view: View;
  label: string;
  more: More;
  /** One picture of it. */
  children: (image: Item) => ReactNode;
}

/** Any number of pictures: only those near the window are in the page. */
export function PictureWall<Item extends ImageView>(props: Props<Item>) {
  const { images, view, label, more, children } = props;
  const { ref, width, top, bottom } = useStretch();
  const gap = width < 560 ? 10 : 16;
  const wall = useMemo(
    () =>
      view === 'grid'
        ? masonry(
            images.map(({ settings }) => aspectOf(settings.size)),
            width,
            gap,
          )
        : rows(images.length, width, ROW_HEIGHT, 10),
    [images, view, width, gap],
  );
  const near = width > 0 && bottom + AHEAD > wall.height;
  useLoadWhen(near, more);

  return (
    <>
      <Box ref={ref} role="list" aria-label={label} position="relative" height={`${wall.height}px`}>
        {width > 0 &&
          within(wall.slots, top - AHEAD, bottom + AHEAD).map((index) => {
            const [image, slot] = [images[index], wall.slots[index]];
            return (
              image &&
              slot && (
                <Box
                  key={image.id}
                  role="listitem"
                  aria-setsize={more.hasMore ? -1 : images.length}
                  aria-posinset={index + 1}
                  position="absolute"
                  style={slot}
                >
                  {children(image)}
                </Box>
              )
            );
          })}
      </Box>
      <WallEnd {...more} />
    </>
  );
}

function WallEnd({ loading, failed, load }: More) {
  if (failed) {
    return (
      <Flex direction="column" align="center" gap="3" py="8" color="fg.muted" role="alert">
        More pictures could not be loaded.
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </Flex>
    );
  }
  return <Center height="20">{loading && <Spinner label="Loading more pictures" />}</Center>;
}
