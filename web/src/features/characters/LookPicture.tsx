import { Center, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useImages } from '../../data/image/use-images.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    gap: '2',
    mt: '3',
    p: '1',
    maxHeight: '15rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
});

const Tile = chakra('label', {
  base: {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'bg.field',
    cursor: 'button',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '&:has(:checked)': { outline: '2px solid', outlineColor: 'accent.rose' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

interface Option {
  value: string;
  label: string;
  url: string | null;
}

interface Props {
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Finished, checked, and nobody real is in it: the server takes no other. */
const isFit = ({ status, likenessId, pictureState }: ImageView): boolean =>
  status === 'complete' && likenessId === null && pictureState === 'passed';

const optionOf = ({ id, prompt, thumbnailUrl }: ImageView): Option => ({
  ...{ value: id, label: prompt, url: thumbnailUrl },
});

/** One's own pictures to choose the look of a character from. */
export function LookPicture({ chosen, onChoose }: Props) {
  const list = useImages();
  if (!list.data) {
    return (
      <NotLoaded what="Your pictures" read={list}>
        <Skeleton height="6rem" mt="3" role="status" aria-label="Loading your pictures" />
      </NotLoaded>
    );
  }
  const options = list.data.filter(isFit).map(optionOf);
  return (
    <>
      {options.length === 0 && !list.hasNextPage && (
        <chakra.p textStyle="small" color="fg.muted" mt="3" role="status">
          There is none that can be used yet. Make one, and choose it here.
        </chakra.p>
      )}
      {options.length > 0 && (
        <RadioGroup
          label="Your pictures"
          hideLabel
          legendGap="3"
          value={chosen ?? ''}
          options={options}
          onChange={onChoose}
          Layout={Tiles}
          Frame={Tile}
          nameOf={({ label }) => label}
          titleOf={({ label }) => label}
          draw={({ url }) => url !== null && <img src={url} alt="" loading="lazy" />}
        />
      )}
      {list.hasNextPage && (
        <Center pt="2">
          <Button
            size="sm"
            variant="ghost"
            loading={list.isFetchingNextPage}
            onClick={() => inBackground(list.fetchNextPage())}
          >
            Show more
          </Button>
        </Center>
      )}
    </>
  );
}
