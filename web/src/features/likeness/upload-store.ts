import { createStore } from 'zustand/vanilla';

interface UploadState {
  phase: 'idle' | 'uploading' | 'done';
  /** Files that have arrived and were taken. */
  sent: number;
  total: number;
  /** Of all bytes, 0 to 1. */
  progress: number;
  /** The faults of files that wait to be tried again, one sentence a file. */
  troubles: readonly string[];
  /** The files that were never taken, and why. */
  refusals: readonly string[];
  /** The server asks for consent before it takes what was sent. */
  needsConsent: boolean;
}

export const NO_UPLOAD: UploadState = {
  phase: 'idle',
  sent: 0,
  total: 0,
  progress: 0,
  troubles: [],
  refusals: [],
  needsConsent: false,
};

/** The upload of this tab, which goes on behind a closed dialog and on other screens. */
export const uploadStore = createStore<UploadState>(() => NO_UPLOAD);

export function refuse(words: string): void {
  uploadStore.setState(({ refusals }) => ({
    refusals: [...refusals.filter((old) => old !== words), words],
  }));
}
