import type { UserView } from '@vesper/core/contract/user';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { refreshSession } from './session.ts';

/** Leaves the server's clock a moment to pass midnight too. */
const SLACK_MS = 1_500;
/** A clock that is wrong must not make a tab ask without end. */
const LEAST_MS = 60_000;

/** Asks for the account again when its tokens are filled up, for as long as it is on screen. */
export function useRefill({ nextTokensAt }: Pick<UserView, 'nextTokensAt'>): void {
  useEffect(() => {
    if (nextTokensAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number): void => {
      timer = setTimeout(() => {
        inBackground(refreshSession());
        // The answer names the next day, which begins this anew; until it does, ask again.
        wait(LEAST_MS);
      }, ms);
    };
    wait(Math.max(SLACK_MS, Date.parse(nextTokensAt) - Date.now() + SLACK_MS));
    return () => clearTimeout(timer);
  }, [nextTokensAt]);
}
