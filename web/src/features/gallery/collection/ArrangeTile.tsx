import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { ArrowLeft, ArrowRight, Ellipsis, FolderMinus, ImagePlus } from 'lucide-react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Thumbnail } from '../Thumbnail.tsx';

/** Says that a picture of a collection is dragged, and nothing from elsewhere. */
const TYPE = 'application/x-collection-picture';

/** Places by which keys move a picture; beyond either end it stops there. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -100_000,
  End: 100_000,
};

const Handle = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '1',
    overflow: 'hidden',
    cursor: 'grab',
    bg: 'bg.hover',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface Props {
  image: ImageView;
  /** '3 of 12'. */
  place: string;
  onMoveBy: (by: number) => void;
  /** Another picture was dropped on this one, to stand before it. */
  onDropped: (id: string) => void;
  onCover: () => void;
  onTakeOut: () => void;
}

/** A picture of a collection that can be moved, by arrow keys too, and taken out. */
export function ArrangeTile(props: Props) {
  const { image, place, onMoveBy } = props;
  const { over, ...drop } = useTileDrop(props);
  return (
    <Box
      as="li"
      borderRadius="lg"
      borderWidth="2px"
      borderColor={over ? 'accent.line' : 'border'}
      overflow="hidden"
      bg="bg.panel"
      {...drop}
    >
      <Handle
        type="button"
        draggable
        aria-label={`${image.prompt}, ${place}. Arrow keys move it`}
        onDragStart={({ dataTransfer }: DragEvent) => {
          dataTransfer.setData(TYPE, image.id);
          dataTransfer.effectAllowed = 'move';
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onMoveBy(by);
        }}
      >
        <Thumbnail image={image} alt="" />
      </Handle>
      <Buttons {...props} />
    </Box>
  );
}

function Buttons({ image, place, onMoveBy, onCover, onTakeOut }: Props) {
  return (
    <Flex align="center" justify="space-between">
      <IconButton label={`Earlier: ${image.prompt}`} onClick={() => onMoveBy(-1)}>
        <ArrowLeft size={17} />
      </IconButton>
      <Menu
        header={
          <Box textStyle="caption" color="fg.subtle" px="3" py="1.5">
            {place}
          </Box>
        }
        trigger={
          <IconButton label={`Options for ${image.prompt}`} withTooltip={false}>
            <Ellipsis size={17} />
          </IconButton>
        }
        items={[
          {
            id: 'cover',
            label: 'Make it the cover',
            icon: <ImagePlus size={16} />,
            onSelect: onCover,
          },
          {
            id: 'out',
            label: 'Take out of the collection',
            icon: <FolderMinus size={16} />,
            onSelect: onTakeOut,
          },
        ]}
      />
      <IconButton label={`Later: ${image.prompt}`} onClick={() => onMoveBy(1)}>
        <ArrowRight size={17} />
      </IconButton>
    </Flex>
  );
}

/** Props of a tile that takes another one, and whether one is held above it. */
function useTileDrop({ image, onDropped }: Pick<Props, 'image' | 'onDropped'>) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      const id = event.dataTransfer.getData(TYPE);
      setOver(false);
      if (id === '' || id === image.id) return;
      event.preventDefault();
      onDropped(id);
    },
  };
}
