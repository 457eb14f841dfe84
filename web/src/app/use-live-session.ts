import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect } from 'react';
import { patchImage, putImage, refreshImage } from '../lib/images.ts';
import { onUnauthorized } from '../lib/request.ts';
import { setTokens } from '../lib/session.ts';
import { undoQueue } from '../lib/undo-queue.ts';
import {
  onBalance,
  onRunEnd,
  onRunStart,
  startRealtime,
  stopRealtime,
  type RunState,
} from '../realtime/index.ts';
import { showToast } from '../ui/toast-store.ts';
import { leaveToLogin } from './unauthorized.ts';

/** Connects while somebody is signed in, and lets events change what the screens show. */
export function useLiveSession(userId: string): void {
  useEffect(() => {
    const stops = [
      onUnauthorized(leaveToLogin),
      onBalance(setTokens),
      onRunStart(pictureStarted),
      onRunEnd(pictureEnded),
    ];
    startRealtime();
    const leavePage = (): void => void undoQueue.flush();
    addEventListener('pagehide', leavePage);
    return () => {
      removeEventListener('pagehide', leavePage);
      for (const stop of stops) stop();
      stopRealtime();
    };
  }, [userId]);
}

/** Another tab or device may have started it: then the list here does not have it yet. */
function pictureStarted({ kind, imageId }: RunState): void {
  if (kind === 'image' && imageId !== undefined) void refreshImage(imageId);
}

function pictureEnded({ kind, status, image, imageId }: RunState, how: 'event' | 'gone'): void {
  if (kind !== 'image') return;
  if (how === 'gone' || status === 'queued' || status === 'running') {
    if (imageId !== undefined) void refreshImage(imageId);
    return;
  }
  if (image) putImage(image);
  else if (imageId !== undefined && status !== 'completed') patchImage(imageId, { status });
  if (status === 'completed') showToast({ ...TOASTS.imageGenerated, kind: 'success' });
  if (status === 'failed') showToast({ ...TOASTS.generationFailed, kind: 'failure' });
}
