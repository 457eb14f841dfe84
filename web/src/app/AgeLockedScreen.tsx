import { chakra } from '@chakra-ui/react';
import { AGE_LOCKED } from '@vesper/core/contract/age';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { userApi } from '../data/user/user-api.ts';
import { fieldIssue, serverMessage } from '../lib/api-error.ts';
import { inBackground } from '../lib/in-background.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { EveningScreen } from './EveningScreen.tsx';
import { OwnDataPart } from './OwnDataPart.tsx';

const FAILED = 'Your words could not be sent. Please try again.';

/** All that is left of the app for an account whose owner seems to be under 18. */
export function AgeLockedScreen({ userId }: { userId: string }) {
  return (
    <EveningScreen as="main" minH="100dvh" title="This account is locked" text={AGE_LOCKED}>
      <OwnDataPart userId={userId}>
        <Card>
          <ReviewForm />
        </Card>
      </OwnDataPart>
    </EveningScreen>
  );
}

function ReviewForm() {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');

  const send = async (): Promise<void> => {
    setState('sending');
    setError(undefined);
    try {
      await userApi.askForAgeReview(words);
      setState('sent');
    } catch (failure) {
      setError(fieldIssue(failure, 'words') ?? serverMessage(failure, FAILED));
      setState('writing');
    }
  };

  if (state === 'sent') {
    return (
      <chakra.p role="status" textStyle="lead">
        Thank you. Somebody reads this and decides; until then the account stays locked. Come back
        here to see the outcome.
      </chakra.p>
    );
  }
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(send());
      }}
    >
      <TextArea
        label="Why this is wrong"
        hint="A person reads it. Please send no documents and no date of birth."
        value={words}
        max={LIMITS.reviewWordsMax}
        maxLength={LIMITS.reviewWordsMax}
        error={error}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" loading={state === 'sending'}>
        Ask for a review
      </Button>
    </chakra.form>
  );
}
