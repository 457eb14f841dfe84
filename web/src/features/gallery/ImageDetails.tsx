import { Center } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { useImage } from '../../data/image/use-images.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DetailsBody } from './DetailsBody.tsx';
import type { Tab } from './use-gallery-path.ts';

interface Props {
  /** The picture the address names; undefined while none is open. */
  imageId: string | undefined;
  tab: Tab;
  onClose: () => void;
}

export function ImageDetails({ imageId, tab, onClose }: Props) {
  // The content stays while the dialog closes.
  const [shownId, setShownId] = useState(imageId);
  if (imageId !== undefined && imageId !== shownId) setShownId(imageId);

  return (
    <Dialog open={imageId !== undefined} onClose={onClose} title="Image Details" size="xl">
      {shownId !== undefined && <Content key={shownId} id={shownId} tab={tab} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ id, tab, onClose }: { id: string; tab: Tab; onClose: () => void }) {
  const { data, isError, error, refetch } = useImage(id);
  if (data) return <DetailsBody image={data} tab={tab} onClose={onClose} />;
  if (!isError) {
    return (
      <Center minH="20rem">
        <Spinner size="lg" label="Loading the picture" />
      </Center>
    );
  }
  // 422: the address holds no id at all.
  return hasStatus(error, 404) || hasStatus(error, 422) ? (
    <EmptyState
      icon={<ImageOff size={26} />}
      title="This picture is not here"
      description="It may have been deleted, or its creator keeps it private."
    />
  ) : (
    <LoadFailed what="The picture" onRetry={() => inBackground(refetch())} />
  );
}
