import type { Redis } from 'ioredis';
import { runLogEvent } from '../contract/run.ts';
import { userChannel } from './channels.ts';
import type { RunCloser } from './finish-run.ts';
import type { RunLog } from './run-log.ts';

/**
 * Closes the log of a run that no worker holds: cancelled while it waited, or left behind by a
 * crash. It begins a new attempt first, so that a worker that turns up late is refused. A log that
 * is closed already stays as it is.
 */
export function detachedCloser(
  runLog: RunLog,
  redis: Redis,
  run: { runId: string; userId: string },
): RunCloser {
  return {
    async end(event, fields) {
      const { runId, userId } = run;
      const begun = await runLog.begin(runId, 0);
      if (!begun) return;
      const { attempt, seq } = begun;
      const last = seq + 1;
      const entry = runLogEvent.parse({ event, runId, seq: last, ...fields });
      const events = JSON.stringify([entry]);
      await runLog.append({ runId, attempt, first: last, last, events, closing: 'ended' });
      const { event: _, ...data } = entry;
      await redis.spublish(userChannel(userId), JSON.stringify([[event, data]]));
    },
  };
}
