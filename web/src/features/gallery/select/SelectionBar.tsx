import { Box, Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Download, FolderHeart, Globe, Lock, Trash2, X } from 'lucide-react';
import { askCollection } from '../../../data/collection/adding.ts';
import { deleteImages } from '../../../data/image/delete-image.ts';
import { downloadImages, setVisibilityOf } from '../../../data/image/several-images.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { endSelecting, selectAll, useSelected } from './selection-store.ts';

/** What can be done with the pictures that are chosen; only those on screen are. */
export function SelectionBar({ images }: { images: readonly ImageView[] }) {
  const selected = useSelected();
  const [busy, run] = useBusy();
  const shown = images.map(({ id }) => id);
  const chosen = images.filter(({ id }) => selected?.has(id));
  const none = chosen.length === 0 || busy;
  const publish = (isPublic: boolean): void =>
    run(async () => {
      if (await setVisibilityOf(chosen, isPublic)) endSelecting();
    });
  return (
    <Flex
      role="toolbar"
      aria-label="Chosen pictures"
      position="sticky"
      bottom={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', lg: '4' }}
      zIndex="docked"
      align="center"
      wrap="wrap"
      columnGap="1"
      maxW="34rem"
      mx="auto"
      ps="4"
      pe="2"
      py="1.5"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.raised"
      boxShadow="lg"
    >
      <Box flex={{ base: '1 1 100%', sm: '1' }} display="flex" alignItems="center" minH="10">
        <Box textStyle="label" role="status" whiteSpace="nowrap">
          {chosen.length === 0 ? 'Choose some' : `${chosen.length} chosen`}
        </Box>
        <Button variant="ghost" size="sm" onClick={() => selectAll(shown)}>
          {chosen.length === images.length ? 'None' : 'All shown'}
        </Button>
      </Box>
      <IconButton label="Make public" disabled={none} onClick={() => publish(true)}>
        <Globe size={18} />
      </IconButton>
      <IconButton label="Make private" disabled={none} onClick={() => publish(false)}>
        <Lock size={18} />
      </IconButton>
      <IconButton
        label="Add to collection"
        disabled={none}
        onClick={() => askCollection(chosen.map(({ id }) => id))}
      >
        <FolderHeart size={18} />
      </IconButton>
      <IconButton
        label="Download as zip"
        disabled={none}
        onClick={() => run(() => downloadImages(chosen))}
      >
        <Download size={18} />
      </IconButton>
      <IconButton
        label="Delete"
        color="fg.error"
        disabled={none}
        onClick={() => {
          deleteImages(chosen);
          endSelecting();
        }}
      >
        <Trash2 size={18} />
      </IconButton>
      <IconButton label="Done" ms={{ base: 'auto', sm: '0' }} onClick={endSelecting}>
        <X size={18} />
      </IconButton>
    </Flex>
  );
}
