import { useEffect, useState } from 'react';
import { unblurCase } from '../../../data/desk/desk-cases.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';

export interface CasePicture {
  /** Its address while it is looked at; undefined while it is kept out of sight. */
  url: string | undefined;
  busy: boolean;
  toggle: () => void;
}

/** The picture of a case: out of sight until somebody wants to see it, and each look is noted. */
export function usePicture(id: string): CasePicture {
  const [url, setUrl] = useState<string>();
  const [busy, run] = useBusy();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = async (): Promise<void> => {
    try {
      setUrl(await unblurCase(id));
    } catch (error) {
      const title = serverMessage(error, 'The picture could not be read. Please try again.');
      showToast({ title, kind: 'failure' });
    }
  };
  return { url, busy, toggle: () => (url === undefined ? run(show) : setUrl(undefined)) };
}
