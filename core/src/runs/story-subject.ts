import type { RunEnd } from '../contract/run.ts';
import type { StoryPassageView } from '../contract/story.ts';
import type { RunDocument } from '../models/run.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { presentPassage } from '../presenters/story.ts';

/** Gives the passage of a story run its final state, unless it has one. */
export async function decidePassage(
  run: RunDocument,
  outcome: { status: RunEnd; text?: string },
): Promise<void> {
  const status = outcome.status === 'completed' ? 'complete' : outcome.status;
  await StoryPassage.updateOne(
    { _id: run.passageId, status: { $in: ['pending', 'streaming'] } },
    { $set: { status, ...(outcome.text === undefined ? {} : { text: outcome.text }) } },
  );
}

/** How the passage of a story run ended; null while it has not. */
export async function readPassage(
  run: RunDocument,
): Promise<{ ended: RunEnd; fields: { passage: StoryPassageView } } | null> {
  const passage = await StoryPassage.findById(run.passageId);
  if (!passage || passage.status === 'pending' || passage.status === 'streaming') return null;
  const ended = passage.status === 'complete' ? 'completed' : passage.status;
  return { ended, fields: { passage: presentPassage(passage) } };
}
