import type { RunNotice } from '@vesper/core/contract/run';
import { placeWords } from '../run/place-words.ts';
import type { RunState } from '../../realtime/index.ts';

type Progress = Pick<RunState, 'stage' | 'position'>;

const NOTICES: Record<RunNotice, string> = {
  moved: 'Its server went away, so it goes on at another one.',
  away: 'The model is away right now. Your picture waits for it.',
};

const words: Record<string, string> = {
  queued: 'Waiting for its turn',
  preparing: 'Preparing the canvas',
  rendering: 'Painting',
  saving: 'Saving your picture',
};

/** Says what is happening to a picture right now. */
export function stageWords(run: Progress | undefined): string {
  if (run === undefined) return 'Waiting for its turn';
  if (run.stage === 'queued' && run.position !== undefined) {
    return placeWords(run.position);
  }
  return words[run.stage] ?? 'Working';
}

/** Says what became of the server of a picture; undefined while there is nothing to say. */
export function noticeWords({ notice }: Pick<RunState, 'notice'>): string | undefined {
  return notice && NOTICES[notice];
}
