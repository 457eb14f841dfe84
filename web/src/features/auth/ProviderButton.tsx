import { TOASTS } from '@vesper/core/contract/toasts';
import { KeyRound } from 'lucide-react';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { providerApi } from '../../data/user/provider.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';

/** The way to the operator's sign-in service, where there is one. */
export function ProviderButton() {
  const service = usePublicConfig()?.signInService;
  const [busy, run] = useBusy();
  if (!service) return null;
  const go = async (): Promise<void> => {
    try {
      await providerApi.signIn();
    } catch (error) {
      const description = serverMessage(error, TOASTS.networkFailed.description);
      showToast({ title: TOASTS.signInFailed.title, description, kind: 'failure' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="lg"
      block
      icon={<KeyRound size={18} aria-hidden />}
      loading={busy}
      onClick={() => run(go)}
    >
      Continue with {service.name}
    </Button>
  );
}
