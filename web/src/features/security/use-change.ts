import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';

const FAILED = 'That did not work. Please try again.';

/** Says what went wrong; nothing when somebody has only thought better of it. */
export function sayFailed(error: unknown): void {
  if (hasCode(error, 'step_up_required')) return;
  const description = serverMessage(error, FAILED);
  showToast({ title: 'Nothing was changed', description, kind: 'failure' });
}

/** One change at a time, with the words when it fails. */
export function useChange() {
  const [busy, run] = useBusy();
  const change = (work: () => Promise<unknown>): void =>
    run(async () => {
      try {
        await work();
      } catch (error) {
        sayFailed(error);
      }
    });
  return { busy, change };
}
