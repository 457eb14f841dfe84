import { useState, type ReactNode } from 'react';
import {
  ADULT_QUESTION,
  confirmAdult,
  isConfirmedAdult,
  isRefusedAdult,
  refuseAdult,
} from '../lib/adult.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AdultQuestion } from './AdultQuestion.tsx';
import { EveningScreen } from './EveningScreen.tsx';

type Answer = 'yes' | 'no' | undefined;

function answered(): Answer {
  if (isConfirmedAdult()) return 'yes';
  return isRefusedAdult() ? 'no' : undefined;
}

/** Asks visitors, once on each device, before they see what members have written. */
export function VisitorAdultGate({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState(answered);
  if (answer === 'yes') return children;
  if (answer === 'no') {
    const { refusedTitle, refusedText } = ADULT_QUESTION;
    return (
      <EveningScreen as="main" minH="100dvh" title={refusedTitle} text={refusedText}>
        <ButtonLink to="/" size="lg" variant="secondary">
          Back home
        </ButtonLink>
      </EveningScreen>
    );
  }
  return (
    <AdultQuestion
      onNo={() => {
        refuseAdult();
        setAnswer('no');
      }}
      onYes={() => {
        confirmAdult();
        setAnswer('yes');
      }}
    />
  );
}
