import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pictureObjection } from '../../data/upload/send-picture.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';

const Frame = chakra('button', {
  base: { position: 'relative', borderRadius: 'full', cursor: 'button', lineHeight: '0' },
});

interface Props {
  letter: string;
  /** The picture that is stored. */
  stored: string | null;
  /** The one chosen instead: null for none, undefined while nothing was chosen. */
  chosen: File | null | undefined;
  onChoose: (file: File | null) => void;
}

/** The face of a persona in its form: pressing it chooses another picture, which is sent on saving. */
export function PersonaPicture({ letter, stored, chosen, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => (preview === null ? undefined : () => URL.revokeObjectURL(preview)), [preview]);
  const src = chosen === undefined ? stored : chosen && preview;
  const open = (): void => input.current?.click();
  const take = (file: File | undefined): void => {
    if (!file) return;
    const description = pictureObjection(file);
    if (description !== undefined) {
      showToast({ title: 'Upload Failed', description, kind: 'failure' });
      return;
    }
    setPreview(URL.createObjectURL(file));
    onChoose(file);
  };
  return (
    <Flex align="center" gap="5">
      <Frame type="button" aria-label="Choose a picture" onClick={open}>
        <Avatar letter={letter} src={src} size="face" />
        <Center
          position="absolute"
          insetEnd="-1"
          bottom="-1"
          boxSize="8"
          borderRadius="full"
          bg="bg.raised"
          borderWidth="1px"
          aria-hidden
        >
          <Camera size={15} />
        </Center>
      </Frame>
      <Box>
        <Flex gap="1" wrap="wrap" ms="-3">
          <Button variant="ghost" size="sm" minH="11" onClick={open}>
            {src === null ? 'Add a picture' : 'Change picture'}
          </Button>
          {src !== null && (
            <Button variant="ghost" size="sm" minH="11" onClick={() => onChoose(null)}>
              Remove
            </Button>
          )}
        </Flex>
        <Box textStyle="caption" color="fg.subtle">
          Only you see it.
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </Flex>
  );
}
