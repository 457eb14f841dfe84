import { Center } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Uploaded } from './Uploaded.tsx';
import { uploadStore } from './upload-store.ts';

/** The upload widget comes with the first dialog and not with the page. */
const UploadPanel = lazy(() =>
  import('./UploadPanel.tsx').then((m) => ({ default: m.UploadPanel })),
);

interface Props {
  open: boolean;
  /** How many photos may still be added. */
  room: number;
  onClose: () => void;
}

const CLOSE = { idle: 'Close', uploading: 'Continue in the background', done: 'Done' };

export function UploadDialog({ open, room, onClose }: Props) {
  const phase = useStore(uploadStore, (state) => state.phase);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={phase === 'done' ? 'Thank you' : 'Add your photos'}
      description="Upload your photos to create personalized AI content"
      size="lg"
      // Files dragged past the edge and a slip of the finger must not throw the choice away.
      role="alertdialog"
      footer={
        <Button variant={phase === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
          {CLOSE[phase]}
        </Button>
      }
    >
      {phase === 'done' ? (
        <Uploaded />
      ) : (
        <Suspense fallback={<Loading />}>
          <UploadPanel room={room} />
        </Suspense>
      )}
    </Dialog>
  );
}

function Loading() {
  return (
    <Center minH="20rem">
      <Spinner size="lg" label="Loading the upload" />
    </Center>
  );
}
