import { signedInToast } from '@vesper/core/contract/toasts';
import type { SignedIn } from '../../data/user/sign-in-api.ts';
import { showToastAfterReload } from '../../lib/toast-store.ts';

/** Opens the product to somebody who is signed in now. */
export function welcome({ tokens, suspension, lockedAt }: SignedIn): void {
  // Nobody is welcomed to an account that is closed to them.
  if (!suspension && !lockedAt) {
    showToastAfterReload({ ...signedInToast(tokens), kind: 'success' });
  }
  location.reload();
}
