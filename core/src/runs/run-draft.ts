import type { Types } from 'mongoose';
import type { ErrorCode } from '../contract/errors.ts';
import type { RunDocument } from '../models/run.ts';
import type { RunSubject } from '../models/run-subject.ts';

/** A run that somebody asks for, before anything of it is written. */
export interface RunDraft {
  userId: Types.ObjectId;
  /** Ids chosen beforehand, so that whatever a start wrote is found again from the run alone. */
  subject: RunSubject;
  /** Slots it may occupy: it gets the first free one; see `slot` in the run's model. */
  slots: string[];
  /** The error when no slot is free. */
  busy: ErrorCode;
  /** Tokens it costs, 0 by default. */
  price?: number;
  /** Refuses by throwing, before anything is written or charged. */
  check?(): Promise<void>;
  /** Writes the documents the run will fill. Its kind's `undo` takes all of it back. */
  write(run: RunDocument): Promise<unknown>;
  /** Does whatever else follows; when it fails the start stands. */
  afterStart?(): Promise<void>;
}
