import type { StoryPassageView } from '@vesper/core/contract/story';
import { inBackground } from '../../lib/in-background.ts';
import {
  settledAs,
  type RunEnding,
  type RunHandling,
  type RunResult,
  type RunState,
} from '../../realtime/index.ts';
import { storyApi } from './story-api.ts';
import { heldStory, putIntoStory, refreshStory } from './story-cache.ts';

/** A run that tells a passage of a story. */
export const storyRun: RunHandling = { fetchResult, started, ended };

async function fetchResult({
  storyId,
  passageId,
}: RunState): Promise<RunResult | 'missing' | null> {
  if (storyId === undefined || passageId === undefined) return null;
  const { passages } = await storyApi.read(storyId);
  const passage = passages.find(({ id }) => id === passageId);
  if (passage === undefined) return 'missing';
  const { status } = passage;
  return status === 'pending' || status === 'streaming' ? null : settledAs(status, { passage });
}

/** Another tab or device may have taken the turn: then the story here does not have it yet. */
function started({ storyId, passageId }: RunState): void {
  if (storyId === undefined) return;
  const isKnown = heldStory(storyId)?.passages.some(({ id }) => id === passageId) ?? false;
  if (!isKnown) inBackground(refreshStory(storyId));
}

function ended(run: RunState, how: RunEnding): void {
  if (run.storyId === undefined) return;
  const passage = how === 'event' ? endOf(run, run.storyId) : undefined;
  if (passage) putIntoStory(run.storyId, passage);
  else inBackground(refreshStory(run.storyId));
}

/** The passage as it ended: as the event brought it, or what was held with the text of the run. */
function endOf(run: RunState, storyId: string): StoryPassageView | undefined {
  if (run.passage) return run.passage;
  if (run.status !== 'failed') return undefined;
  const before = heldStory(storyId)?.passages.find(({ id }) => id === run.passageId);
  return before && { ...before, text: run.text || before.text, status: 'failed' };
}
