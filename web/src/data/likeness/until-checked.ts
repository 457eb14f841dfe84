import type { LikenessView } from '@vesper/core/contract/likeness';
import { inBackground } from '../../lib/in-background.ts';
import { onRunEnd } from '../../realtime/index.ts';
import { likenessApi } from './likeness-api.ts';

/** Looks by itself now and then, for an end that was told while nobody could hear it. */
const AGAIN_MS = 15_000;

/** Null when it is gone; undefined while the server cannot be reached. */
async function find(id: string): Promise<LikenessView | null | undefined> {
  try {
    return (await likenessApi.list()).find((one) => one.id === id) ?? null;
  } catch {
    return undefined;
  }
}

/** Resolves with a likeness once it has been checked; null when it was taken away meanwhile. */
export function untilChecked({ id, runId }: LikenessView): Promise<LikenessView | null> {
  return new Promise((resolve) => {
    const look = async (): Promise<void> => {
      const likeness = await find(id);
      if (likeness === undefined || likeness?.status === 'pending') return;
      clearInterval(timer);
      stop();
      resolve(likeness);
    };
    const timer = setInterval(() => inBackground(look()), AGAIN_MS);
    const stop = onRunEnd((run) => {
      if (run.runId === runId) inBackground(look());
    });
    inBackground(look());
  });
}
