import type { ImageView } from '@vesper/core/contract/image';
import type { LikenessView } from '@vesper/core/contract/likeness';
import type { MessageView } from '@vesper/core/contract/message';
import type { RunKind, RunLogEvent, RunStatus } from '@vesper/core/contract/run';
import type { StoryPassageView } from '@vesper/core/contract/story';

/** What a screen may know of a run. `progress` is 0..1, `text` everything streamed so far. */
export type RunState = Readonly<{
  runId: string;
  kind: RunKind;
  status: RunStatus;
  text: string;
  lastSeq: number;
  /** Counts from 1; a higher number means that earlier text was declared void. */
  attempt: number;
  progress: number;
  stage: string;
  position?: number;
  previewUrl?: string;
  failure?: RunFailure;
  image?: ImageView;
  message?: MessageView;
  passage?: StoryPassageView;
  likeness?: LikenessView;
  imageId?: string;
  messageId?: string;
  conversationId?: string;
  storyId?: string;
  passageId?: string;
  likenessId?: string;
}>;

export type RunFailure = Readonly<{ code: string; message: string; refunded: boolean }>;

/** What a run is about, as the answer of a POST or the `ready` event tells it. */
export type RunSubject = Readonly<{
  runId: string;
  kind: RunKind;
  conversationId?: string;
  messageId?: string;
  imageId?: string;
  storyId?: string;
  passageId?: string;
  likenessId?: string;
}>;

/**
 * A run as the reducer holds it: its events may arrive before anything said what kind it is, and
 * early ones wait in `waiting` until the hole before them is filled.
 */
export type RunTrack = Readonly<
  Omit<RunState, 'kind'> & { kind?: RunKind; waiting: ReadonlyMap<number, RunLogEvent> }
>;

const NOTHING_WAITING: RunTrack['waiting'] = new Map();

export function newTrack(runId: string): RunTrack {
  return {
    runId,
    status: 'queued',
    text: '',
    lastSeq: 0,
    attempt: 1,
    progress: 0,
    stage: 'queued',
    waiting: NOTHING_WAITING,
  };
}

/** The screen's view of a track; null as long as its kind is unknown. */
export function viewOf({ waiting: _waiting, kind, ...rest }: RunTrack): RunState | null {
  return kind === undefined ? null : { kind, ...rest };
}

export function isClosed({ status }: Readonly<{ status: RunStatus }>): boolean {
  return status === 'completed' || status === 'failed' || status === 'stopped';
}

export function hasGap(track: RunTrack): boolean {
  return track.waiting.size > 0;
}
