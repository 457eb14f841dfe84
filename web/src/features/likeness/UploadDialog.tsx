import { Center } from '@chakra-ui/react';
import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ConsentButtons, ConsentText } from './ConsentText.tsx';
import { Uploaded } from './Uploaded.tsx';
import { uploadStore } from './upload-store.ts';
import { useConsentForm } from './use-consent-form.ts';
import type { UploadSteps } from './use-upload-dialog.ts';

/** The upload widget comes with the first dialog and not with the page. */
const UploadPanel = lazyPart(() => import('./UploadPanel.tsx').then((m) => m.UploadPanel));

interface Props {
  steps: UploadSteps;
  /** The number of photos that may still be added. */
  room: number;
}

const CLOSE = {
  idle: 'Close',
  uploading: 'Continue in the background',
  checking: 'Continue in the background',
  done: 'Done',
};

/** Consent and upload, one after the other in one dialog: a second one would close with the first. */
export function UploadDialog({ steps, room }: Props) {
  const { isOpen, step, close } = steps;
  const phase = useStore(uploadStore, (state) => state.phase);
  const form = useConsentForm(steps.afterConsent);
  // Files dropped beside it and a slip of the finger must not throw the choice away.
  const frame = { open: isOpen, onClose: close, role: 'alertdialog' } as const;

  if (step === 'consent') {
    return (
      <Dialog
        {...frame}
        title={LIKENESS_CONSENT.title}
        size="md"
        footer={<ConsentButtons form={form} onClose={close} />}
      >
        <ConsentText form={form} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      title={phase === 'done' ? 'Thank you' : 'Add your photos'}
      description={
        phase === 'done' ? undefined : 'Upload your photos to create personalized AI content'
      }
      size={phase === 'done' ? 'md' : 'lg'}
      footer={
        <Button variant={phase === 'done' ? 'primary' : 'secondary'} onClick={close}>
          {CLOSE[phase]}
        </Button>
      }
    >
      {phase === 'done' ? (
        <Uploaded />
      ) : (
        <Loaded>
          <UploadPanel room={room} />
        </Loaded>
      )}
    </Dialog>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Center minH="20rem">
          <Spinner size="lg" label="Loading the upload" />
        </Center>
      }
    >
      {children}
    </Suspense>
  );
}
