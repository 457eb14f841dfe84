import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { mediaPaths } from '@vesper/core/contract/media';
import type { MessagePicture } from '@vesper/core/contract/message';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { DialogTitle } from '../../../ui/DialogTitle.tsx';
import { FullDialog } from '../../../ui/FullDialog.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';

/** Very wide and very high ones are cut to this in the talk, and whole when they are opened. */
const RATIO = { min: 0.6, max: 1.8 };

const Open = chakra('button', {
  base: {
    display: 'block',
    maxW: 'full',
    overflow: 'hidden',
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.hover',
    cursor: 'zoom-in',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'accent.line' },
  },
});

const Picture = chakra('img', { base: { display: 'block', objectFit: 'cover', boxSize: 'full' } });

export interface ShownPicturesProps {
  pictures: readonly MessagePicture[];
  /** Of the row, whatever the pictures are. */
  height: string;
}

/** The pictures of a message; a press shows one as large as the window. */
export function ShownPictures({ pictures, height }: ShownPicturesProps) {
  const [opened, setOpened] = useState<{ index: number; isOpen: boolean } | null>(null);
  const nameOf = (index: number): string =>
    pictures.length === 1
      ? 'The picture you showed'
      : `Picture ${index + 1} of ${pictures.length} that you showed`;
  const whole = opened && pictures[opened.index];
  return (
    <Flex gap="1.5" justify="flex-end" maxW="full" minW="0">
      {pictures.map((picture, index) => (
        <Thumbnail
          key={picture.id}
          picture={picture}
          name={nameOf(index)}
          height={height}
          onOpen={() => setOpened({ index, isOpen: true })}
        />
      ))}
      {opened && whole && (
        <Whole
          picture={whole}
          name={nameOf(opened.index)}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </Flex>
  );
}

interface ThumbnailProps {
  picture: MessagePicture;
  name: string;
  height: string;
  onOpen: () => void;
}

function Thumbnail({ picture, name, height, onOpen }: ThumbnailProps) {
  const { id, width, height: pixels } = picture;
  const [isLost, setIsLost] = useState(false);
  const ratio = Math.min(RATIO.max, Math.max(RATIO.min, width / pixels));
  if (isLost) {
    return (
      <Center height={height} gap="2" px="4" textStyle="small" color="fg.subtle">
        <ImageOff size={16} aria-hidden /> This picture is gone.
      </Center>
    );
  }
  return (
    <Open
      type="button"
      aria-label={`Open: ${name}`}
      style={{ height, aspectRatio: ratio }}
      minW="0"
      onClick={onOpen}
    >
      <Picture
        src={mediaPaths.shown(id)}
        alt={name}
        loading="lazy"
        onError={() => setIsLost(true)}
      />
    </Open>
  );
}

interface WholeProps {
  picture: MessagePicture;
  name: string;
  open: boolean;
  onClose: () => void;
}

function Whole({ picture: { id, width, height }, name, open, onClose }: WholeProps) {
  return (
    <FullDialog open={open} onClose={onClose}>
      <Box position="relative" height="full" bg="#06070e" color="white" onClick={onClose}>
        <DialogTitle srOnly>{name}</DialogTitle>
        <Center height="full" p={{ base: '3', md: '10' }}>
          <chakra.img
            src={mediaPaths.shown(id)}
            alt={name}
            width={width}
            height={height}
            maxW="full"
            maxH="full"
            objectFit="contain"
            borderRadius="md"
          />
        </Center>
        <PlainIconButton
          label="Close"
          size="lg"
          variant="glass"
          borderRadius="full"
          position="absolute"
          top="max(1rem, env(safe-area-inset-top))"
          insetEnd="4"
          onClick={onClose}
        >
          <X size={20} />
        </PlainIconButton>
      </Box>
    </FullDialog>
  );
}
