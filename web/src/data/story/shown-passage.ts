import type { StoryPassageView } from '@vesper/core/contract/story';
import type { RunState } from '../../realtime/index.ts';
import { shownText } from '../run/shown-text.ts';
import { isTold } from './branches.ts';

export type ShownPassage = Readonly<{
  text: string;
  status: StoryPassageView['status'];
  failure?: string | undefined;
  /** Place in line of a passage that waits for a busy model, from 1. */
  place?: number | undefined;
}>;

/** Joins the stored passage with the run that tells it: the text never goes back behind either. */
export function shownPassage(
  passage: StoryPassageView,
  run:
    Pick<RunState, 'status' | 'text' | 'attempt' | 'position' | 'passage' | 'failure'> | undefined,
): ShownPassage {
  const { text, status } = passage;
  if (run === undefined || isTold(passage)) return { text, status, failure: run?.failure?.message };
  const failure = run.failure?.message;
  if (run.passage && isTold(run.passage)) {
    return { text: run.passage.text, status: run.passage.status, failure };
  }
  const longest = shownText(text, run);
  const place = run.status === 'queued' ? run.position : undefined;
  return { text: longest, status: statusOf(run.status, longest), failure, place };
}

function statusOf(run: RunState['status'], text: string): ShownPassage['status'] {
  if (run === 'failed' || run === 'stopped') return run;
  return text === '' ? 'pending' : 'streaming';
}
