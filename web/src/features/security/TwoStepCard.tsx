import { Flex } from '@chakra-ui/react';
import type { SecurityView } from '@vesper/core/contract/account-security';
import { Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { securityApi } from '../../data/security/security.ts';
import { count } from '../../lib/format.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { RecoveryCodesDialog, TwoStepDialog } from './lazy-parts.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { sayFailed, useChange } from './use-change.ts';

const TEXT =
  'After your password you enter a code from an app on your telephone. A stolen password alone opens nothing.';
const NOT_OFFERED = 'Whoever runs this place has not set it up yet.';

/** Codes of an authenticator: on, off, and what helps when it is lost. */
export function TwoStepCard({ isOn, isOffered, codesLeft }: SecurityView['twoStep']) {
  const [setup, setSetup] = useState<Awaited<ReturnType<typeof securityApi.beginTwoStep>>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [leaving, setLeaving] = useState(false);
  const { busy, change } = useChange();
  const begin = (): void => change(async () => setSetup(await securityApi.beginTwoStep()));
  const renew = (): void => change(async () => setCodes(await securityApi.renewCodes()));
  const turnOff = async (): Promise<boolean> => {
    try {
      await securityApi.turnTwoStepOff();
    } catch (error) {
      sayFailed(error);
      return false;
    }
    showToast({ title: 'Two-step codes are off', kind: 'success' });
    return true;
  };
  return (
    <SecurityCard
      icon={<Smartphone size={22} />}
      title="Two-step codes"
      text={isOn || isOffered ? TEXT : NOT_OFFERED}
      badge={isOn ? <Badge tone="positive">On</Badge> : <Badge>Off</Badge>}
    >
      <Flex gap="3" wrap="wrap" align="center">
        {isOn ? (
          <>
            <Button variant="secondary" loading={busy} onClick={renew}>
              New recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setLeaving(true)}>
              Turn off
            </Button>
            <Badge tone={codesLeft < 3 ? 'caution' : 'neutral'}>
              {count(codesLeft, 'recovery code')} left
            </Badge>
          </>
        ) : (
          isOffered && (
            <Button variant="secondary" loading={busy} onClick={begin}>
              Set up
            </Button>
          )
        )}
      </Flex>
      <Suspense>
        {setup && (
          <TwoStepDialog
            setup={setup}
            onClose={() => setSetup(undefined)}
            onDone={(made) => {
              setSetup(undefined);
              setCodes(made);
            }}
          />
        )}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
      <DeleteDialog
        open={leaving}
        title="Turn two-step codes off?"
        description="From then on your password alone opens this account."
        keep="Keep them on"
        confirm="Turn off"
        onDelete={turnOff}
        onClose={() => setLeaving(false)}
      />
    </SecurityCard>
  );
}
