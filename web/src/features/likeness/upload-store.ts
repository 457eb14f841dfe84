import { createStore } from 'zustand/vanilla';

/** One uploaded photo and what the check on the server made of it. */
export interface Check {
  likenessId: string;
  /** Name of its file. */
  name: string;
  state: 'checking' | 'taken' | 'refused';
  /** The reason of a refusal. */
  why?: string;
}

export interface UploadState {
  /** `checking`: all files have arrived, and some are being looked at. */
  phase: 'idle' | 'uploading' | 'checking' | 'done';
  /** Files that have arrived. */
  sent: number;
  total: number;
  /** Of all bytes, 0 to 1. */
  progress: number;
  /** The files that have arrived, in their order. */
  checks: readonly Check[];
  /** The faults of files that wait to be tried again, one sentence a file. */
  troubles: readonly string[];
  /** The files that were never sent, and why. */
  refusals: readonly string[];
  /** The server asks for consent before it takes what was sent. */
  needsConsent: boolean;
}

export const NO_UPLOAD: UploadState = {
  phase: 'idle',
  sent: 0,
  total: 0,
  progress: 0,
  checks: [],
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

/** Writes down how the check of a photo stands. */
export function noteCheck(check: Check): void {
  uploadStore.setState(({ checks }) => {
    const known = checks.some(({ likenessId }) => likenessId === check.likenessId);
    const noted = (old: Check): Check => (old.likenessId === check.likenessId ? check : old);
    return { checks: known ? checks.map(noted) : [...checks, check] };
  });
}

/** Names the files that the check refused, and says why: one sentence a file. */
export function refusedInCheck(checks: readonly Check[]): string[] {
  return checks.flatMap(({ state, name, why }) =>
    state === 'refused' ? [`${name}: ${why ?? 'It could not be used.'}`] : [],
  );
}

/** Number of photos that are kept. */
export const takenOf = (checks: readonly Check[]): number =>
  checks.filter(({ state }) => state === 'taken').length;
