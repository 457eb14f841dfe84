import type { UserView } from '@vesper/core/contract/user';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { refreshSession } from './session.ts';

/** Leaves the server's clock a moment to pass midnight too. */
const SLACK_MS = 1_500;
/** A clock that is wrong must not make a tab ask without end. */
const LEAST_MS = 60_000;
/** A month is longer than a timer can be; asking once a day does no harm. */
const MOST_MS = 86_400_000;

/** Asks for the account again when its tokens are filled up, for as long as it is on screen. */
export function useRefill({ nextTokensAt }: Pick<UserView, 'nextTokensAt'>): void {
  useEffect(() => {
    if (nextTokensAt === null) return undefined;
    const next = (least: number): number => {
      const left = Date.parse(nextTokensAt) - Date.now() + SLACK_MS;
      return Math.min(MOST_MS, Math.max(least, left));
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number): void => {
      timer = setTimeout(() => {
        inBackground(refreshSession());
        // The answer names the next day, which begins this anew; until it does, ask again.
        wait(next(LEAST_MS));
      }, ms);
    };
    wait(next(SLACK_MS));
    return () => clearTimeout(timer);
  }, [nextTokensAt]);
}
