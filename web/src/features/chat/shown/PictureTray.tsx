import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { mediaPaths } from '@vesper/core/contract/media';
import { ImagePlus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { updateComposer, useComposer } from '../../../data/message/composer-store.ts';
import { takeAway } from '../../../data/message/composer.ts';
import type { Sender } from '../../../data/message/send-message.ts';
import { useAdding } from '../../../data/shown-picture/add-pictures.ts';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useDroppedPictures } from './use-dropped-pictures.ts';

const Picture = chakra('img', {
  base: { boxSize: 'full', objectFit: 'cover', borderRadius: 'lg', bg: 'bg.hover' },
});

export interface PictureTrayProps {
  sender: Sender;
  /** The model that speaks can see, so that more can be added. */
  sees: boolean;
}

/** The pictures that go with the words in the box, and those that are still on their way. */
export function PictureTray({ sender, sees }: PictureTrayProps) {
  const { userId, conversationId } = sender;
  const anchor = useRef<HTMLDivElement>(null);
  const isOver = useDroppedPictures(anchor, sender, sees);
  const { pictures } = useComposer(userId, conversationId);
  const adding = useAdding(conversationId);
  const drop = (id: string) => () =>
    updateComposer(userId, conversationId, (state) => takeAway(state, id));
  const isEmpty = pictures.length + adding.length === 0;
  return (
    <div ref={anchor}>
      {isOver && <DropHint />}
      {!isEmpty && (
        <Flex
          as="ul"
          aria-label="Pictures to show"
          listStyleType="none"
          gap="3"
          px="2.5"
          pt="3"
          pb="1"
        >
          {pictures.map(({ id }, index) => (
            <Tile key={id} label={`Remove picture ${index + 1}`} onRemove={drop(id)}>
              <Picture src={mediaPaths.shown(id)} alt={`Picture ${index + 1}`} />
            </Tile>
          ))}
          {adding.map(({ key, name, preview, progress, cancel }) => (
            <Tile key={key} label={`Remove ${name}`} onRemove={cancel}>
              <Picture src={preview} alt={name} opacity="0.5" />
              <Box position="absolute" insetX="1.5" bottom="1.5">
                <ProgressBar label={`Adding ${name}`} value={progress} />
              </Box>
            </Tile>
          ))}
        </Flex>
      )}
    </div>
  );
}

interface TileProps {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

function Tile({ label, onRemove, children }: TileProps) {
  return (
    <Box as="li" position="relative" boxSize="18" flexShrink="0" animation="fade-in 180ms">
      {children}
      <PlainIconButton
        label={label}
        size="sm"
        variant="glass"
        borderRadius="full"
        position="absolute"
        top="-2"
        insetEnd="-2"
        onClick={onRemove}
      >
        <X size={15} />
      </PlainIconButton>
    </Box>
  );
}

function DropHint() {
  return (
    <Center
      position="absolute"
      inset="0"
      zIndex="1"
      gap="2"
      borderRadius="xl"
      bg="bg.raised"
      color="accent.fg"
      textStyle="label"
      pointerEvents="none"
    >
      <ImagePlus size={18} aria-hidden /> Drop to show it
    </Center>
  );
}
