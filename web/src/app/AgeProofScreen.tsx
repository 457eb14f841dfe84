import { Flex, chakra } from '@chakra-ui/react';
import { AGE_PROOF_WANTED } from '@vesper/core/contract/age';
import { useEffect, useState } from 'react';
import { usePublicConfig } from '../data/config/public-config.ts';
import { ageProofFailure, proveAge } from '../data/user/age-proof.ts';
import { forgetLanding, readLanding } from '../data/user/provider.ts';
import { serverMessage } from '../lib/api-error.ts';
import { inBackground } from '../lib/in-background.ts';
import { askAnew } from '../lib/standing-here.ts';
import { Button } from '../ui/Button.tsx';
import { EveningScreen } from './EveningScreen.tsx';
import { OwnDataPart } from './OwnDataPart.tsx';

const NOT_BEGUN = 'The age check could not be begun. Please try again.';

/** Stands before the app for an account that has to prove its age where it is used. */
export function AgeProofScreen({ userId }: { userId: string }) {
  const provider = usePublicConfig()?.ageProvider?.name;
  const [{ failed }] = useState(readLanding);
  const [error, setError] = useState(failed === undefined ? undefined : ageProofFailure(failed));
  const [busy, setBusy] = useState(false);
  useEffect(forgetLanding, []);

  const begin = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await proveAge();
    } catch (failure) {
      setError(serverMessage(failure, NOT_BEGUN));
      setBusy(false);
    }
  };

  return (
    <EveningScreen as="main" minH="100dvh" title="Prove your age" text={AGE_PROOF_WANTED}>
      <Flex direction="column" align="center" gap="4">
        <Flex gap="3" wrap="wrap" justify="center">
          <Button size="lg" loading={busy} onClick={() => inBackground(begin())}>
            {provider === undefined ? 'Prove your age' : `Prove your age with ${provider}`}
          </Button>
          <Button size="lg" variant="secondary" onClick={askAnew}>
            I have done so
          </Button>
        </Flex>
        {error === undefined ? undefined : (
          <chakra.p role="alert" color="#ffd9d2">
            {error}
          </chakra.p>
        )}
        <OwnDataPart userId={userId} />
      </Flex>
    </EveningScreen>
  );
}
