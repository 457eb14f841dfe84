import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { signInApi } from '../../data/user/sign-in-api.ts';
import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { welcome } from './welcome.ts';

const ACTION = { idle: 'Sign In', busy: 'Signing In...' };
const FAILED = 'Something went wrong. Please try again.';

interface Props {
  ticket: string;
  /** Back to the password, where the ticket holds no longer. */
  onBack: (why?: string) => void;
}

/** The second step of a sign-in whose password was right. */
export function SecondStepForm({ ticket, onBack }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, run] = useBusy();
  const send = async (): Promise<void> => {
    try {
      welcome(await signInApi.signInSecond(ticket, code));
    } catch (failure) {
      const words = serverMessage(failure, FAILED);
      if (hasCode(failure, 'sign_in_expired')) onBack(words);
      else setError(words);
    }
  };
  const submit = (event: { preventDefault: () => void }): Promise<void> => {
    event.preventDefault();
    if (code.trim() !== '') run(send);
    return Promise.resolve();
  };
  return (
    <AuthForm
      onSubmit={submit}
      busy={busy}
      action={ACTION}
      note={
        <Button variant="ghost" onClick={() => onBack()}>
          Use another account
        </Button>
      }
    >
      <chakra.p color="fg.muted">
        Your password is right. Now enter the code that your authenticator app shows, or one of your
        recovery codes.
      </chakra.p>
      <CodeField
        label="Code"
        autoFocus
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
    </AuthForm>
  );
}
