import { TOASTS } from '@vesper/core/contract/toasts';
import { Fingerprint } from 'lucide-react';
import { signInApi } from '../../data/user/sign-in-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { welcome } from './welcome.ts';

const NONE = 'No passkey was used. You can sign in with your password.';

/** Signs in with a passkey of this device; it knows whose it is. */
export function PasskeyButton() {
  const [busy, run] = useBusy();
  const signIn = async (): Promise<void> => {
    try {
      welcome(await signInApi.signInByPasskey());
    } catch (error) {
      const description = serverMessage(error, NONE);
      showToast({ title: TOASTS.signInFailed.title, description, kind: 'failure' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="lg"
      block
      icon={<Fingerprint size={18} aria-hidden />}
      loading={busy}
      onClick={() => run(signIn)}
    >
      Sign in with a passkey
    </Button>
  );
}
