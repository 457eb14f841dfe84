import type {
  ActiveRun,
  RunEnd,
  RunEventData,
  RunKind,
  RunLogEvent,
  RunNotice,
  RunStatus,
} from '@vesper/core/contract/run';

/** The thing that a run is about, as the answer of a POST or the `ready` event tells it. */
export type RunSubject = Readonly<Omit<ActiveRun, 'lastSeq'>>;

/** The result of a run: its subject as it stands at the end. */
type RunOutcome = Readonly<Omit<RunEventData<'run:completed'>, 'runId' | 'seq'>>;

export type RunFailure = Readonly<{ code: string; message: string; refunded: boolean }>;

/** The end of a run as REST knows it, when the socket could not deliver its last event. */
export type RunResult = RunOutcome & Readonly<{ status: RunEnd; failure?: RunFailure }>;

/** A run as screens know it. `progress` is 0..1, `text` everything streamed so far. */
export type RunState = RunSubject & RunOutcome & RunProgress;

type RunProgress = Readonly<{
  status: RunStatus;
  text: string;
  /** What the model thought so far, where it lets us see that. */
  thinking?: string;
  lastSeq: number;
  /** Number of the attempt, from 1; a higher one makes the text of earlier ones void. */
  attempt: number;
  progress: number;
  stage: string;
  position?: number;
  /** Until it is done, from when its last event came. */
  leftMs?: number;
  /** The work went on to another server, or waits for one. */
  notice?: RunNotice;
  previewUrl?: string;
  failure?: RunFailure;
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
