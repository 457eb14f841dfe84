import { Flex, Theme, chakra } from '@chakra-ui/react';
import { userView } from '@vesper/core/contract/user';
import { useEffect, useState } from 'react';
import { ADULT_QUESTION, confirmAdult, isConfirmedAdult } from '../lib/adult.ts';
import { serverMessage } from '../lib/api-error.ts';
import { request } from '../lib/request.ts';
import { setUser, signOut } from '../lib/session.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { EveningSky } from '../ui/sky/EveningSky.tsx';
import { showToast } from '../ui/toast-store.ts';

const NOT_SAVED = 'Your answer could not be saved. Please try again.';

/** @returns whether the account says so now; when not, people have been told. */
async function record(): Promise<boolean> {
  try {
    const body = { adultConfirmed: true };
    const user = await request(userView, 'PATCH', '/api/user', { body });
    confirmAdult();
    setUser(user);
    return true;
  } catch (error) {
    const description = serverMessage(error, NOT_SAVED);
    showToast({ title: 'Error', description, kind: 'failure' });
    return false;
  }
}

/**
 * Stands before the app for an account that has not confirmed its age. Who has just done so on this
 * device, before signing in, is not asked twice: it is only recorded.
 */
export function AdultGate() {
  const [asking, setAsking] = useState(() => !isConfirmedAdult());
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (!asking) void record().then((saved) => setAsking(!saved));
  }, [asking]);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setBusy(await record());
  };

  if (!asking) return <FullScreenSpinner />;
  return (
    <Theme
      appearance="dark"
      position="relative"
      minH="100dvh"
      bg="bg"
      color="fg"
      overflow="hidden"
      isolation="isolate"
    >
      <EveningSky horizon={0.74} />
      <Flex
        as="main"
        position="relative"
        direction="column"
        align="center"
        textAlign="center"
        gap="5"
        px="6"
        pt="18dvh"
      >
        <chakra.h1 textStyle="display">
          {refused ? ADULT_QUESTION.refusedTitle : ADULT_QUESTION.title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="#d9d6ea" maxW="34rem">
          {refused ? ADULT_QUESTION.refusedText : ADULT_QUESTION.text}
        </chakra.p>
        <Flex gap="3" mt="2" wrap="wrap" justify="center">
          {refused ? (
            <Button size="lg" variant="secondary" onClick={() => void signOut()}>
              Log out
            </Button>
          ) : (
            <>
              <Button size="lg" variant="secondary" onClick={() => setRefused(true)}>
                {ADULT_QUESTION.no}
              </Button>
              <Button size="lg" loading={busy} onClick={() => void confirm()}>
                {ADULT_QUESTION.yes}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </Theme>
  );
}
