import { Box, Center, Grid } from '@chakra-ui/react';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { isMissing } from '../../lib/api-error.ts';
import { useImage } from '../../data/image/use-images.ts';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FullDialog } from '../../ui/FullDialog.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { pictureLink } from './picture-link.ts';
import type { ViewerProps } from './Viewer.tsx';
import { ViewerDetails } from './ViewerDetails.tsx';
import { ViewerStage } from './ViewerStage.tsx';

export function ViewerDialog({ path, ...rest }: ViewerProps) {
  const { imageId, close } = path;
  // The content stays while the dialog closes.
  const [shownId, setShownId] = useState(imageId);
  if (imageId !== undefined && imageId !== shownId) setShownId(imageId);

  return (
    <FullDialog
      open={imageId !== undefined}
      onClose={close}
      focusAfter={() => pictureLink(shownId ?? '')}
    >
      <PlainIconButton
        label="Close"
        size="lg"
        variant="glass"
        borderRadius="full"
        position="absolute"
        top={{ base: '2', md: '3' }}
        insetEnd="3"
        zIndex="docked"
        // On a phone it stands on the picture, else on the panel.
        bg={{ md: 'bg.hover' }}
        color={{ base: 'white', md: 'fg' }}
        borderColor={{ md: 'border' }}
        _hover={{ bg: { base: 'rgba(8, 9, 18, 0.82)', md: 'bg.pressed' } }}
        onClick={close}
      >
        <X size={20} />
      </PlainIconButton>
      {shownId !== undefined && <Opened id={shownId} path={path} {...rest} />}
    </FullDialog>
  );
}

function Opened({ id, path, images, more, own }: ViewerProps & { id: string }) {
  const { data, isError, error, refetch } = useImage(id);
  if (data) {
    return (
      <Grid
        flex="1"
        minH="0"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' }}
        templateRows={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' }}
      >
        <ViewerStage image={data} images={images} more={more} show={path.show} />
        <ViewerDetails image={data} own={own} onClose={path.close} />
      </Grid>
    );
  }
  return (
    <Center flex="1">
      <DialogTitle srOnly>Image Details</DialogTitle>
      {isError ? (
        <Box>
          {/* 422: the address holds no id at all. */}
          {isMissing(error) ? (
            <EmptyState
              icon={<ImageOff size={26} />}
              title="This picture is not here"
              description="It may have been deleted, or its creator keeps it private."
            />
          ) : (
            <LoadFailed what="The picture" onRetry={() => inBackground(refetch())} />
          )}
        </Box>
      ) : (
        <Spinner size="lg" label="Loading the picture" />
      )}
    </Center>
  );
}
