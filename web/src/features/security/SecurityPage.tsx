import { Grid } from '@chakra-ui/react';
import type { SecurityView } from '@vesper/core/contract/account-security';
import { useEffect } from 'react';
import { useSecurity } from '../../data/security/security.ts';
import { forgetLanding, providerFailure, readLanding } from '../../data/user/provider.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmailCard } from './EmailCard.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

/** /profile/security: the ways into the account, one card each. */
export function SecurityPage() {
  // Somebody may come back here from the sign-in service.
  useEffect(() => {
    const { failed } = readLanding();
    if (failed === undefined) return;
    forgetLanding();
    showToast({ title: 'Not linked', description: providerFailure(failed), kind: 'failure' });
  }, []);
  return (
    <Page width="narrow">
      <PageHead title="Account security">How you get in, and where you are signed in.</PageHead>
      <Grid gap="5">
        <EmailCard />
        <WaysIn />
        <SessionsCard />
      </Grid>
    </Page>
  );
}

/** The password, where there is one, and all that stands beside it. */
function WaysIn() {
  const { data, isError, refetch } = useSecurity();
  if (data) return <Cards security={data} />;
  if (isError) {
    return <LoadFailed what="Your security settings" onRetry={() => inBackground(refetch())} />;
  }
  return <Skeleton height="20rem" borderRadius="xl" />;
}

function Cards({ security }: { security: SecurityView }) {
  return (
    <>
      {security.hasPassword && <PasswordCard />}
      <TwoStepCard {...security.twoStep} />
      <PasskeysCard passkeys={security.passkeys} />
      <IdentitiesCard provider={security.provider} identities={security.identities} />
    </>
  );
}
