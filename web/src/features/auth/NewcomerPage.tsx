import { Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { providerApi } from '../../data/user/provider.ts';
import { isConfirmedAdult } from '../../lib/adult.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast, showToastAfterReload } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** Whoever came from the sign-in service and has no account yet: what has to be agreed to first. */
export function NewcomerPage() {
  const { data, error } = useQuery({
    queryKey: ['api', 'signup', 'provider'],
    queryFn: providerApi.newcomer,
  });
  const lead = data ? `${data.provider} knows you as ${data.email}.` : ' ';
  return (
    <AuthLayout
      title={error ? 'Please begin again' : 'One more step'}
      lead={error ? serverMessage(error, TOASTS.networkFailed.description) : lead}
      footer={
        <>
          Already have an account? <TextLink to="/signin">Sign in</TextLink>
        </>
      }
    >
      {data ? (
        <Agreement />
      ) : error ? (
        <ButtonLink to="/signin" size="lg" block>
          To the sign-in
        </ButtonLink>
      ) : (
        <Skeleton height="9rem" borderRadius="lg" />
      )}
    </AuthLayout>
  );
}

function Agreement() {
  const [agreed, setAgreed] = useState(false);
  const [adult, setAdult] = useState(isConfirmedAdult);
  const [busy, run] = useBusy();
  const signUp = async (): Promise<void> => {
    try {
      await providerApi.signUp();
      showToastAfterReload({ ...TOASTS.signedUp, kind: 'success' });
      location.assign('/');
    } catch (error) {
      const description = serverMessage(error, TOASTS.signUpFailed.description);
      showToast({ title: TOASTS.signUpFailed.title, description, kind: 'failure' });
    }
  };
  return (
    <Grid gap="4">
      <Grid gap="0">
        <Checkbox checked={adult} disabled={busy} onChange={setAdult}>
          I am 18 or older.
        </Checkbox>
        <Checkbox checked={agreed} disabled={busy} onChange={setAgreed}>
          I agree to the <TextLink to="/tos">Terms</TextLink> and the{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink>.
        </Checkbox>
      </Grid>
      <Button
        size="lg"
        block
        loading={busy}
        disabled={!adult || !agreed}
        onClick={() => run(signUp)}
      >
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </Grid>
  );
}
