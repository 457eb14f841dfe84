import { RUN_STAGES } from '@vesper/core/contract/run';
import { ordinal } from '../../lib/format.ts';
import type { RunState } from '../../realtime/index.ts';

type Progress = Pick<RunState, 'stage' | 'position'>;

const words: Record<string, string> = {
  queued: 'Waiting for its turn',
  preparing: 'Preparing the canvas',
  rendering: 'Painting',
  saving: 'Saving your picture',
};

/** What is happening to a picture right now, for people. */
export function stageWords(run: Progress | undefined): string {
  if (run === undefined) return 'Waiting for its turn';
  if (run.stage === 'queued' && run.position !== undefined) {
    return run.position === 1 ? 'Next in line' : `${ordinal(run.position)} in line`;
  }
  return words[run.stage] ?? 'Working';
}

/** Which of the stages a run is in, from 0; unknown stages count as rendering. */
export function stageIndex(run: Progress | undefined): number {
  if (run === undefined) return 0;
  const index = RUN_STAGES.findIndex((stage) => stage === run.stage);
  return index === -1 ? 2 : index;
}
