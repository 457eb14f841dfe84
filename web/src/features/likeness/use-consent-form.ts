import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import { useState } from 'react';
import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { giveConsent } from '../../data/likeness/consent.ts';

const NOT_SAVED = 'Your consent could not be saved. Check your connection and try again.';

interface Trouble {
  words: string;
  /** This build shows a text that is no longer in force. */
  outdated: boolean;
}

/** The statements one by one, and giving the consent once all of them are agreed to. */
export function useConsentForm(onGiven: () => void) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  const toggle = (statement: string, on: boolean): void => {
    setAgreed((old) => new Set(on ? [...old, statement] : [...old].filter((s) => s !== statement)));
  };
  const give = async (): Promise<void> => {
    setSending(true);
    setTrouble(undefined);
    try {
      await giveConsent();
      setAgreed(new Set());
      onGiven();
    } catch (error) {
      setTrouble({
        words: serverMessage(error, NOT_SAVED),
        outdated: hasCode(error, 'consent_outdated'),
      });
    } finally {
      setSending(false);
    }
  };
  const whole = agreed.size === LIKENESS_CONSENT.statements.length;
  return { agreed, whole, sending, trouble, toggle, give };
}

export type ConsentForm = ReturnType<typeof useConsentForm>;
