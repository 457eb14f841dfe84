import { runLogEvent } from '../contract/run.ts';
import type { RunDocument } from '../models/run.ts';
import { publishToUser } from './channels.ts';
import type { RunCloser } from './finish-run.ts';
import type { RunContext } from './run-context.ts';
import { liveEvent } from './run-log.ts';
import { startedEvent } from './started-event.ts';

/** Tries to close a log; each fails when a worker begins an attempt between our two steps. */
const TRIES = 5;

/**
 * Closes the log of a run that no worker holds: cancelled while it waited, or left behind by a
 * crash. It begins a new attempt first, so that a worker that turns up late is refused. A log that
 * is closed already stays as it is, and no second end is published.
 */
export function detachedCloser(
  { runLog, redis }: Pick<RunContext, 'runLog' | 'redis'>,
  run: RunDocument,
): RunCloser {
  const runId = run._id.toHexString();
  return {
    async end(event, fields, text = '') {
      for (let tries = 0; tries < TRIES; tries++) {
        const begun = await runLog.begin(startedEvent(run), run.attempts);
        if (!begun) return;
        const { attempt, seq } = begun;
        const steps = [
          ...(attempt > 1 ? [{ event: 'run:reset', attempt }] : []),
          ...(text === '' ? [] : [{ event: 'run:delta', text }]),
          { event, ...fields },
        ];
        const entries = steps.map((step, index) =>
          runLogEvent.parse({ ...step, runId, seq: seq + 1 + index }),
        );
        const [first, last] = [seq + 1, seq + entries.length];
        const events = JSON.stringify(entries);
        const batch = { runId, attempt, first, last, events, closing: 'ended' } as const;
        if ((await runLog.append(batch)) !== 'appended') continue;
        await publishToUser(redis, run.userId.toHexString(), entries.map(liveEvent));
        return;
      }
      throw new Error('The log of a run could not be closed: others kept beginning attempts.');
    },
  };
}
