import { inBackground } from '../../lib/in-background.ts';
import {
  settledAs,
  type RunHandling,
  type RunResult,
  type RunState,
} from '../../realtime/index.ts';
import { likenessApi } from './likeness-api.ts';
import { putLikeness, refreshLikenesses } from './likenesses.ts';

/** A run that checks and prepares a likeness. */
export const likenessRun: RunHandling = { fetchResult, started, ended };

async function fetchResult({ likenessId }: RunState): Promise<RunResult | 'missing' | null> {
  if (likenessId === undefined) return null;
  const likeness = (await likenessApi.list()).find(({ id }) => id === likenessId);
  if (likeness === undefined) return 'missing';
  const { status } = likeness;
  if (status === 'pending') return null;
  return settledAs(status === 'review' ? 'failed' : status, { likeness });
}

/** Another tab or device may have added it: then the list here does not have it yet. */
function started(): void {
  inBackground(refreshLikenesses());
}

/** Reads it again where the event does not bring it: the reason of a refusal is told with it. */
function ended({ likeness }: RunState): void {
  if (likeness) putLikeness(likeness);
  else inBackground(refreshLikenesses());
}
