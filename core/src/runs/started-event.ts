import type { RunLogEvent } from '../contract/run.ts';
import type { RunDocument } from '../models/run.ts';
import { presentRunSubject } from '../presenters/run.ts';

export type StartedEvent = Extract<RunLogEvent, { event: 'run:started' }>;

/** The first event of a run. */
export function startedEvent(run: RunDocument): StartedEvent {
  const runId = run._id.toHexString();
  return { event: 'run:started', runId, seq: 1, kind: run.kind, ...presentRunSubject(run) };
}
