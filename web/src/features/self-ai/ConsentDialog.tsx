import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { selfAiApi } from './self-ai-api.ts';
import { setConsent } from './consent.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The consent is recorded. */
  onGiven: () => void;
}

const NOT_SAVED = 'Your consent could not be saved. Check your connection and try again.';

interface Trouble {
  words: string;
  /** This build shows a text that is no longer in force. */
  outdated: boolean;
}

/** What happens to the photos, and what has to be true before the first one is added. */
export function ConsentDialog({ open, onClose, onGiven }: Props) {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const whole = agreed.size === LIKENESS_CONSENT.statements.length;

  const toggle = (statement: string, on: boolean): void => {
    setAgreed((old) => new Set(on ? [...old, statement] : [...old].filter((s) => s !== statement)));
  };
  const give = async (): Promise<void> => {
    setSending(true);
    setTrouble(undefined);
    try {
      setConsent(await selfAiApi.giveConsent());
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

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={LIKENESS_CONSENT.title}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          {trouble?.outdated ? (
            <Button onClick={() => location.reload()}>Load the new text</Button>
          ) : (
            <Button disabled={!whole} loading={sending} onClick={() => void give()}>
              {sending ? 'Saving...' : 'I agree'}
            </Button>
          )}
        </>
      }
    >
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
        {LIKENESS_CONSENT.explanation.map((sentence) => (
          <chakra.li key={sentence}>{sentence}</chakra.li>
        ))}
      </Flex>
      <Box role="group" aria-label="Please confirm" mt="4" pt="3" borderTopWidth="1px">
        {LIKENESS_CONSENT.statements.map((statement) => (
          <Checkbox
            key={statement}
            checked={agreed.has(statement)}
            disabled={sending}
            onChange={(on) => toggle(statement, on)}
          >
            {statement}
          </Checkbox>
        ))}
      </Box>
      {trouble && (
        <Notice tone="danger" role="alert" mt="3">
          <TriangleAlert size={16} aria-hidden />
          {trouble.words}
        </Notice>
      )}
    </Dialog>
  );
}
