import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CONSENT_QUERY } from './consent.ts';
import { uploadStore } from './upload-store.ts';

type Shown = 'nothing' | 'consent' | 'upload';

const loadUploader = async () => (await import('./uploader.ts')).uploader;

/** The two dialogs of the upload: consent comes first, once, and again when the server asks. */
export function useUploadDialog() {
  const [wanted, setShown] = useState<Shown>('nothing');
  const [asking, setAsking] = useState(false);
  const { phase, needsConsent } = useStore(uploadStore);
  // The server asks in the middle of an upload: the files stay where they are meanwhile.
  const shown: Shown = needsConsent ? 'consent' : wanted;
  useLeaveWarning(phase === 'uploading');

  const open = async (): Promise<void> => {
    setAsking(true);
    try {
      if (phase === 'done') (await loadUploader()).startAnew();
      const { consentedAt } = await queryClient.fetchQuery(CONSENT_QUERY);
      setShown(consentedAt === null ? 'consent' : 'upload');
    } catch {
      showToast({ ...TOASTS.uploadFailed, kind: 'failure' });
    } finally {
      setAsking(false);
    }
  };
  const close = (): void => {
    setShown('nothing');
    uploadStore.setState({ needsConsent: false, refusals: [] });
    if (phase === 'done') void loadUploader().then((uploader) => uploader.startAnew());
  };
  const afterConsent = (): void => {
    uploadStore.setState({ needsConsent: false });
    setShown('upload');
    if (needsConsent) void loadUploader().then(({ uppy }) => uppy.retryAll());
  };
  return { shown, asking, open, close, afterConsent };
}

/** Whoever leaves the page in the middle of an upload is asked by the browser. */
function useLeaveWarning(uploading: boolean): void {
  useEffect(() => {
    if (!uploading) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [uploading]);
}
