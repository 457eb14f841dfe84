import type { Worker } from 'node:worker_threads';
import { EngineError } from '../../engines/engine-error.ts';
import { threadReport, type ThreadReport } from './thread-messages.ts';

/**
 * Reports of a thread, in order, until its picture is done. Ends quietly when `signal` aborts;
 * throws a retryable EngineError when the thread dies.
 */
export async function* readReports(
  thread: Worker,
  signal: AbortSignal,
): AsyncGenerator<ThreadReport> {
  const reports: ThreadReport[] = [];
  let failure: EngineError | undefined;
  let wake = () => {};
  const onMessage = (message: unknown) => {
    const parsed = threadReport.safeParse(message);
    if (parsed.success) reports.push(parsed.data);
    else {
      failure = new EngineError('The painter sent a report it should not.', { retryable: false });
    }
    wake();
  };
  const onDeath = (cause: unknown) => {
    failure ??= new EngineError('The painter stopped before the picture was done.', {
      retryable: true,
      cause,
    });
    wake();
  };
  const onAbort = () => wake();
  thread.on('message', onMessage).on('error', onDeath).on('exit', onDeath);
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const report = reports.shift();
      if (report) {
        yield report;
        if (report.type !== 'step') return;
        continue;
      }
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    thread.off('message', onMessage).off('error', onDeath).off('exit', onDeath);
    signal.removeEventListener('abort', onAbort);
  }
}
