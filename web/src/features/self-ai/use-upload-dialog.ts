import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CONSENT_QUERY } from './consent.ts';
import { uploadStore } from './upload-store.ts';

type Step = 'consent' | 'upload';

const loadUploader = async () => (await import('./uploader.ts')).uploader;

/** The upload's dialog: consent comes first, once, and again when the server asks. */
export function useUploadDialog() {
  const [isOpen, setOpen] = useState(false);
  const [next, setStep] = useState<Step>('upload');
  const [asking, setAsking] = useState(false);
  const { phase, needsConsent } = useStore(uploadStore);
  // The server asks in the middle of an upload: the files stay where they are meanwhile.
  const step: Step = needsConsent ? 'consent' : next;
  useLeaveWarning(phase === 'uploading');

  const open = async (): Promise<void> => {
    setAsking(true);
    try {
      if (phase === 'done') (await loadUploader()).startAnew();
      const { consentedAt } = await queryClient.fetchQuery(CONSENT_QUERY);
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
    uploadStore.setState({ needsConsent: false, refusals: [] });
    if (phase === 'done') void loadUploader().then((uploader) => uploader.startAnew());
  };
  const afterConsent = (): void => {
    setStep('upload');
    uploadStore.setState({ needsConsent: false });
    if (needsConsent) void loadUploader().then(({ uppy }) => uppy.retryAll());
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
