import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { readConsent } from '../../data/likeness/consent.ts';
import { refusedInCheck, uploadStore } from './upload-store.ts';

type Step = 'consent' | 'upload';

const loadUploader = async () => (await import('./uploader.ts')).uploader;

/** The upload's dialog: consent comes first, once, and again when the server asks. */
export function useUploadDialog() {
  const [isOpen, setOpen] = useState(false);
  const [next, setStep] = useState<Step>('upload');
  const [asking, setAsking] = useState(false);
  const { phase, needsConsent, checks, refusals } = useStore(uploadStore);
  const refused = refusals.length > 0 || refusedInCheck(checks).length > 0;
  // The server asks in the middle of an upload: the files stay where they are meanwhile.
  const step: Step = needsConsent ? 'consent' : next;
  useLeaveWarning(phase === 'uploading');

  const open = async (): Promise<void> => {
    setAsking(true);
    try {
      if (phase === 'done') (await loadUploader()).startAnew();
      const { consentedAt } = await readConsent();
      setStep(consentedAt === null ? 'consent' : 'upload');
      setOpen(true);
    } catch {
      showToast({ ...TOASTS.uploadFailed, kind: 'failure' });
    } finally {
      setAsking(false);
    }
  };
  const close = (): void => {
    setOpen(false);
    uploadStore.setState({ needsConsent: false });
    if (phase !== 'done') return uploadStore.setState({ refusals: [] });
    // What was not taken stays to be read on the page, until the next upload.
    if (refused) return;
    inBackground(loadUploader().then((uploader) => uploader.startAnew()));
  };
  const afterConsent = (): void => {
    setStep('upload');
    uploadStore.setState({ needsConsent: false });
    if (needsConsent) inBackground(loadUploader().then(({ uppy }) => uppy.retryAll()));
  };
  return { isOpen, step, asking, open, close, afterConsent };
}

export type UploadSteps = ReturnType<typeof useUploadDialog>;

/** Whoever leaves the page in the middle of an upload is asked by the browser. */
function useLeaveWarning(uploading: boolean): void {
  useEffect(() => {
    if (!uploading) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [uploading]);
}
