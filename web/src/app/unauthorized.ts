import { TIMING } from '@vesper/core/contract/limits';
import { TOASTS } from '@vesper/core/contract/toasts';
import { rememberReturnPath } from '../lib/return-path.ts';
import { showLastToast } from '../lib/toast-store.ts';

let leaving = false;

/** Says that the session is over and goes to sign-in, remembering where the person was. */
export function leaveToLogin(): void {
  if (leaving) return;
  leaving = true;
  rememberReturnPath(location.pathname + location.search);
  showLastToast({ ...TOASTS.unauthorized, kind: 'failure' });
  setTimeout(() => location.assign('/api/login'), TIMING.redirectAfterUnauthorized);
}
