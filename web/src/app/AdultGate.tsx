import { useEffect, useState } from 'react';
import { inBackground } from '../lib/in-background.ts';
import {
  ADULT_QUESTION,
  confirmAdult,
  isConfirmedAdult,
  isRefusedAdult,
  refuseAdult,
} from '../lib/adult.ts';
import { serverMessage } from '../lib/api-error.ts';
import { setUser, signOut } from '../data/user/session.ts';
import { userApi } from '../data/user/user-api.ts';
import { Button } from '../ui/Button.tsx';
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx';
import { askAnew } from '../lib/standing-here.ts';
import { showToast } from '../lib/toast-store.ts';
import { AdultQuestion } from './AdultQuestion.tsx';
import { EveningScreen } from './EveningScreen.tsx';

const NOT_SAVED = 'Your answer could not be saved. Please try again.';

/** @returns whether the account says so now; when not, people have been told. */
async function record(): Promise<boolean> {
  try {
    const user = await userApi.update({ adultConfirmed: true });
    confirmAdult();
    askAnew();
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
  const [refused, setRefused] = useState(isRefusedAdult);

  useEffect(() => {
    if (!asking) inBackground(record().then((saved) => setAsking(!saved)));
  }, [asking]);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setBusy(await record());
  };

  const refuse = (): void => {
    refuseAdult();
    setRefused(true);
  };

  if (!asking) return <FullScreenSpinner />;
  if (!refused) {
    return <AdultQuestion busy={busy} onNo={refuse} onYes={() => inBackground(confirm())} />;
  }
  const { refusedTitle, refusedText } = ADULT_QUESTION;
  return (
    <EveningScreen as="main" minH="100dvh" title={refusedTitle} text={refusedText}>
      <Button size="lg" variant="secondary" onClick={() => inBackground(signOut())}>
        Log out
      </Button>
    </EveningScreen>
  );
}
