import { Grid, chakra } from '@chakra-ui/react';
import type { ConfirmedEmail } from '@vesper/core/contract/email-address';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { securityApi } from '../../data/user/security-api.ts';
import { refreshSession } from '../../data/user/session.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';

type Purpose = ConfirmedEmail['purpose'];

const WORDS: Record<Purpose, { title: string; lead: string; action: string; done: string }> = {
  verify: {
    title: 'Confirm your address',
    lead: 'It takes one press.',
    action: 'Confirm my address',
    done: 'Thank you. Your address is confirmed.',
  },
  change: {
    title: 'Your new address',
    lead: 'You sign in with it from then on.',
    action: 'Use this address',
    done: 'This is your address now. The old one has been told.',
  },
  undo: {
    title: 'Take the change back',
    lead: 'Your account gets its old address back, and every session ends.',
    action: 'Take the change back',
    done: 'Your account has its old address again. A link for a new password is on its way to it.',
  },
};

const FAILED = 'This did not work. Please try again.';

/** Opened by a press, as programs that look at mails follow every link in them. */
export function ConfirmEmailPage() {
  const { search, hash } = useLocation();
  const asked = new URLSearchParams(search).get('for');
  const { title, lead, action } = WORDS[purposeOf(asked)];
  const [done, setDone] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { purpose } = await securityApi.confirmEmail(hash.slice(1));
      setDone(WORDS[purpose].done);
      await refreshSession();
    } catch (failure) {
      setError(fieldIssue(failure, 'token') ?? serverMessage(failure, FAILED));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout title={title} lead={lead} footer={null}>
      <Grid gap="4">
        {done === undefined ? (
          <Button size="lg" block loading={busy} onClick={() => inBackground(confirm())}>
            {action}
          </Button>
        ) : (
          <>
            <chakra.p role="status">{done}</chakra.p>
            <ButtonLink to="/" size="lg" block>
              Continue
            </ButtonLink>
          </>
        )}
        {error !== undefined && (
          <chakra.p role="alert" color="fg.error" textStyle="small">
            {error}
          </chakra.p>
        )}
      </Grid>
    </AuthLayout>
  );
}

function purposeOf(asked: string | null): Purpose {
  return asked === 'change' || asked === 'undo' ? asked : 'verify';
}
