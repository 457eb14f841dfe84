import { Flex, chakra } from '@chakra-ui/react';
import type { SecurityView } from '@vesper/core/contract/account-security';
import { LIMITS } from '@vesper/core/contract/limits';
import { Fingerprint } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { securityApi, useSecurity } from '../data/security/security.ts';
import { providerApi } from '../data/user/provider.ts';
import { serverMessage } from '../lib/api-error.ts';
import { inBackground } from '../lib/in-background.ts';
import { useBusy } from '../lib/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { CodeField } from '../ui/CodeField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  onAnswer: (confirmed: boolean) => void;
}

const FAILED = 'That did not work. Try again, or use another way.';

/** Asks for a password, a code or a passkey, whichever the account has. */
export function StepUpDialog({ onAnswer }: Props) {
  const form = useId();
  const security = useSecurity();
  const [busy, run] = useBusy();
  const [error, setError] = useState<string>();
  const attempt = (proof: () => Promise<unknown>): void =>
    run(async () => {
      setError(undefined);
      try {
        await proof();
      } catch (failure) {
        setError(serverMessage(failure, FAILED));
        return;
      }
      onAnswer(true);
    });
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      description="You are asked before a change that is hard to take back."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={busy} disabled={security.data === undefined}>
            Confirm
          </Button>
        </>
      }
    >
      {security.data ? (
        <Proof form={form} {...{ security: security.data, busy, error, attempt }} />
      ) : security.isError ? (
        <LoadFailed what="This" onRetry={() => inBackground(security.refetch())} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

/** Leads away from this page: whoever comes back has confirmed it. */
async function goToProvider(): Promise<never> {
  await providerApi.signIn();
  return new Promise(() => undefined);
}

interface ProofProps {
  form: string;
  security: SecurityView;
  busy: boolean;
  error: string | undefined;
  attempt: (proof: () => Promise<unknown>) => void;
}

function Proof(props: ProofProps) {
  const { hasPassword, twoStep } = props.security;
  return hasPassword || twoStep.isOn ? <TypedProof {...props} /> : <OtherProof {...props} />;
}

/** A password or a code; a passkey instead, where there is one. */
function TypedProof({ form, security, busy, error, attempt }: ProofProps) {
  const { hasPassword, twoStep, passkeys } = security;
  const [byCode, setByCode] = useState(!hasPassword);
  const [typed, setTyped] = useState('');
  const submit = (): void => {
    if (typed === '') return;
    attempt(() => securityApi.stepUp(byCode ? { code: typed } : { password: typed }));
  };
  const swap = (): void => {
    setByCode(!byCode);
    setTyped('');
  };
  const field = {
    value: typed,
    error,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <ProofForm form={form} onSubmit={submit}>
      {byCode ? (
        <CodeField key="code" label="Code" {...field} />
      ) : (
        <TextField
          key="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          {...field}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {passkeys.length > 0 && (
          <Button
            variant="secondary"
            icon={<Fingerprint size={17} aria-hidden />}
            disabled={busy}
            onClick={() => attempt(securityApi.stepUpByPasskey)}
          >
            Use a passkey
          </Button>
        )}
        {hasPassword && twoStep.isOn && (
          <Button variant="ghost" disabled={busy} onClick={swap}>
            {byCode ? 'Use the password' : 'Use a code'}
          </Button>
        )}
      </Flex>
    </ProofForm>
  );
}

/** A passkey, or the sign-in service once more. */
function OtherProof({ form, security, error, attempt }: ProofProps) {
  const { passkeys, provider } = security;
  const hasPasskey = passkeys.length > 0;
  const words = hasPasskey
    ? 'Your browser asks for your passkey next.'
    : `Your account has no password. Sign in with ${provider?.name} once more, then try again.`;
  return (
    <ProofForm
      form={form}
      onSubmit={() => attempt(hasPasskey ? securityApi.stepUpByPasskey : goToProvider)}
    >
      <chakra.p textStyle="small" color="fg.muted">
        {words}
      </chakra.p>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </ProofForm>
  );
}

interface ProofFormProps {
  form: string;
  onSubmit: () => void;
  children: ReactNode;
}

function ProofForm({ form, onSubmit, children }: ProofFormProps) {
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Flex direction="column" gap="4" pt="2">
        {children}
      </Flex>
    </form>
  );
}
