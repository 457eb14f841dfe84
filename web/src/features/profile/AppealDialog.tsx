import { Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { DecisionView } from '@vesper/core/contract/report';
import { useState } from 'react';
import { appealDecision } from '../../data/report/report-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface Props {
  decision: DecisionView | null;
  onClose: () => void;
}

/** Has a decision looked at again by somebody else. */
export function AppealDialog({ decision, onClose }: Props) {
  return (
    <FormDialog
      open={decision !== null}
      onClose={onClose}
      title="Appeal this decision"
      submit="Send appeal"
      sending="Sending..."
    >
      {(form) => decision && <AppealForm {...form} decision={decision} />}
    </FormDialog>
  );
}

function AppealForm({ id, onBusy, onDone, decision }: DialogForm & { decision: DecisionView }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    onBusy(true);
    try {
      await appealDecision(decision.id, words);
      showToast({ title: 'Your appeal was sent', kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(serverMessage(error, 'This could not be sent. Please try again.'));
    } finally {
      onBusy(false);
    }
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() === '') setProblem('Say what we got wrong.');
        else inBackground(send());
      }}
    >
      <Flex direction="column" gap="4" py="1" color="fg">
        <chakra.p color="fg.muted">
          Somebody who had nothing to do with the decision looks at it again, once.
        </chakra.p>
        <TextArea
          label="What did we get wrong?"
          value={words}
          error={problem}
          max={LIMITS.reportWordsMax}
          onChange={(event) => {
            setWords(event.target.value);
            setProblem(undefined);
          }}
        />
      </Flex>
    </form>
  );
}
