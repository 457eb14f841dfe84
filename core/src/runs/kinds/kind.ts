import type { z } from 'zod';
import type { RunFailureCode } from '../../contract/errors.ts';
import type { ReplyDetails } from '../../contract/model.ts';
import type { RunEnd, RunEventData } from '../../contract/run.ts';
import type { RunDocument } from '../../models/run.ts';
import type { NotificationText } from '../notify.ts';
import type { RunContext } from '../run-context.ts';

/** The result of a run that streams text: what there is of it, and how a reply was made. */
interface Written {
  text?: string;
  details?: ReplyDetails;
}

/** The way a run ends. */
export type RunOutcome =
  | ({ status: 'completed' } & Written)
  | ({ status: 'stopped' } & Written)
  | ({ status: 'failed'; code: RunFailureCode } & Written);

type Views = Omit<RunEventData<'run:completed'>, 'runId' | 'seq'> &
  Pick<RunEventData<'run:failed'>, 'reply'>;

/** The way the subject of a run ended. */
export interface Ended {
  end: RunEnd;
  /** Views of the subject in the run's last event. */
  views: Views;
  /** The text the run left, for kinds that stream one. */
  text?: string;
  /** What `notification` of its kind says, where deciding has read what that is made of. */
  notification?: () => Promise<NotificationText | null>;
}

/** The differences between kinds of run; everything else about runs is the same for all. */
interface KindSpec<Subject> {
  /** The fields of the run's document that name its subject. */
  subject: z.ZodType<Subject>;
  /** The longest one attempt may take, milliseconds. */
  timeoutMs: number;
  /** The longest that an attempt may wait for its turn, before that time begins; 0 by default. */
  waitMs?: number;
  /** Attempts, some seconds apart, that it waits for a model that is away; 0 by default. */
  awayAttempts?: number;
  /** True when its deltas are a text, which is kept when the run breaks off. */
  streamsText: boolean;
  /** The moment from which it counts against a plan that is limited. */
  countsFrom: 'start' | 'completion';
  /** True when waiting runs hear their position in the queue. */
  tellsPosition: boolean;
  /** Takes back what its start wrote, however much of it there is; safe to repeat. */
  undo(context: RunContext, run: RunDocument, subject: Subject): Promise<void>;
  /**
   * Gives the subject its final state, unless it has one: the one point of decision about how the
   * run ended.
   * @returns how it ended, where deciding has shown that; otherwise it is read
   */
  decide(
    context: RunContext,
    run: RunDocument,
    subject: Subject,
    outcome: RunOutcome,
  ): Promise<Ended | void>;
  /** Reads the end of the subject; null while it has none, or when it is gone. */
  read(run: RunDocument, subject: Subject): Promise<Ended | null>;
  /** The words a member is told by when no tab of theirs was in front; null for none. */
  notification(subject: Subject, end: RunEnd): Promise<NotificationText | null>;
  /** Does whatever else follows from an end; safe to repeat. */
  afterEnd?(context: RunContext, run: RunDocument, subject: Subject): Promise<void>;
  /** Counts an end, once. @param code of a failure */
  count?(
    context: RunContext,
    run: RunDocument,
    subject: Subject,
    end: { end: RunEnd; code: string },
  ): Promise<void>;
}

/** A kind of run, as the code for all kinds uses it. */
export interface Kind extends Pick<
  Required<KindSpec<unknown>>,
  'timeoutMs' | 'waitMs' | 'awayAttempts' | 'streamsText' | 'countsFrom' | 'tellsPosition'
> {
  undo(context: RunContext, run: RunDocument): Promise<void>;
  decide(context: RunContext, run: RunDocument, outcome: RunOutcome): Promise<Ended | void>;
  read(run: RunDocument): Promise<Ended | null>;
  notification(run: RunDocument, end: RunEnd): Promise<NotificationText | null>;
  afterEnd(context: RunContext, run: RunDocument): Promise<void>;
  count(context: RunContext, run: RunDocument, end: { end: RunEnd; code: string }): Promise<void>;
}

/** Makes a row of the table of kinds: its functions get the subject in the kind's own type. */
export function defineKind<Subject>(spec: KindSpec<Subject>): Kind {
  const { timeoutMs, waitMs = 0, awayAttempts = 0 } = spec;
  const { streamsText, countsFrom, tellsPosition } = spec;
  const subjectOf = (run: RunDocument) => spec.subject.parse(run);
  return {
    timeoutMs,
    waitMs,
    awayAttempts,
    streamsText,
    countsFrom,
    tellsPosition,
    async undo(context, run) {
      // A run that was forbidden before it was written has no subject, so nothing is to be undone.
      const subject = spec.subject.safeParse(run);
      if (subject.success) await spec.undo(context, run, subject.data);
    },
    decide: (context, run, outcome) => spec.decide(context, run, subjectOf(run), outcome),
    read: (run) => spec.read(run, subjectOf(run)),
    notification: (run, end) => spec.notification(subjectOf(run), end),
    afterEnd: async (context, run) => spec.afterEnd?.(context, run, subjectOf(run)),
    count: async (context, run, end) => spec.count?.(context, run, subjectOf(run), end),
  };
}
