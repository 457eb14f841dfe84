import { useEffect } from 'react';
import { RUN_HANDLINGS } from '../data/run/run-handlings.ts';
import { refreshSession, setTokens } from '../data/user/session.ts';
import { inBackground } from '../lib/in-background.ts';
import { onStandingRefusal, onUnauthorized } from '../lib/request.ts';
import { undoQueue } from '../lib/undo-queue.ts';
import { onBalance, onRole, startRealtime, stopRealtime } from '../realtime/index.ts';
import { takeRole } from './take-role.ts';
import { leaveToLogin } from './unauthorized.ts';

/** Connects while somebody is signed in, and lets events change what the screens show. */
export function useLiveSession(userId: string): void {
  useEffect(() => {
    const lookAgain = (): void => inBackground(refreshSession());
    const stops = [
      ...[onUnauthorized(leaveToLogin), onStandingRefusal(lookAgain)],
      ...[onBalance(setTokens), onRole(takeRole)],
    ];
    startRealtime({
      runs: RUN_HANDLINGS,
      unauthorized: lookAgain,
    });
    const leavePage = (): void => inBackground(undoQueue.flush());
    addEventListener('pagehide', leavePage);
    return () => {
      removeEventListener('pagehide', leavePage);
      for (const stop of stops) stop();
      stopRealtime();
    };
  }, [userId]);
}
