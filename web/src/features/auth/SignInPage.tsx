import { Grid } from '@chakra-ui/react';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useEffect, useState } from 'react';
import { forgetLanding, providerFailure, readLanding } from '../../data/user/provider.ts';
import { showToast } from '../../lib/toast-store.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function SignInPage() {
  return (
    <AuthLayout
      title="Welcome back"
      lead="Pick up where you left off."
      footer={
        <>
          New here? <TextLink to="/signup">Create an account</TextLink>
          {' · '}
          <TextLink to="/forgot">Forgot password?</TextLink>
        </>
      }
    >
      <SignIn />
    </AuthLayout>
  );
}

function sayFailed(description: string): void {
  showToast({ title: TOASTS.signInFailed.title, description, kind: 'failure' });
}

function SignIn() {
  // Somebody may come back here from the sign-in service.
  const [landing] = useState(readLanding);
  const [ticket, setTicket] = useState(landing.ticket);
  useEffect(() => {
    forgetLanding();
    if (landing.failed !== undefined) sayFailed(providerFailure(landing.failed));
  }, [landing]);
  const back = (why?: string): void => {
    setTicket(undefined);
    if (why !== undefined) sayFailed(why);
  };
  if (ticket !== undefined) return <SecondStepForm ticket={ticket} onBack={back} />;
  return (
    <Grid gap="4">
      <SignInForm onTicket={setTicket} />
      <PasskeyButton />
      <ProviderButton />
    </Grid>
  );
}
