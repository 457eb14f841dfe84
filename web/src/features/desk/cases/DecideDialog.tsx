import { Flex, chakra } from '@chakra-ui/react';
import { CASE_REASON_NAMES, CASE_REASONS, type CaseReasonName } from '@vesper/core/contract/case';
import {
  CASE_TEMPLATES,
  type DecisionAction,
  type DeskCaseDetails,
} from '@vesper/core/contract/desk/case';
import { reason as factsSchema } from '@vesper/core/contract/desk/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { decideCase } from '../../../data/desk/desk-cases.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog, type DialogForm } from '../../../ui/FormDialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { optionsOf } from '../words.ts';
import { DECISION_WORDS } from './case-words.ts';

const RULES = optionsOf(CASE_REASON_NAMES, (name) => CASE_REASONS[name].label);

interface Props {
  one: DeskCaseDetails;
  action: DecisionAction;
  onClose: () => void;
}

/** The last question before a decision: which rule, and what the owner is told. */
export function DecideDialog({ one, action, onClose }: Props) {
  const { label } = DECISION_WORDS[action];
  return (
    <FormDialog open onClose={onClose} title={`${label}?`} submit={label} sending={`${label}...`}>
      {(form) => <DecideForm {...form} one={one} action={action} />}
    </FormDialog>
  );
}

function DecideForm({ id, onBusy, onDone, one, action }: DialogForm & Omit<Props, 'onClose'>) {
  const [rule, setRule] = useState<CaseReasonName>(one.reason);
  const [facts, setFacts] = useState('');
  const [problem, setProblem] = useState<string>();
  const needsRule = action !== 'dismiss' && one.kind !== 'appeal';
  const send = async (): Promise<void> => {
    onBusy(true);
    try {
      await decideCase(one.id, { action, facts, ...(needsRule && { rule }) });
      showToast({ title: 'Decided', kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(serverMessage(error, 'This was not decided. Please try again.'));
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
        const parsed = factsSchema.safeParse(facts);
        if (parsed.success) inBackground(send());
        else setProblem(parsed.error.issues[0]?.message);
      }}
    >
      <Flex direction="column" gap="4" py="1" color="fg">
        <chakra.p color="fg.muted">{DECISION_WORDS[action].does}</chakra.p>
        {needsRule && <SelectField label="Rule" value={rule} options={RULES} onChange={setRule} />}
        <Flex gap="2" wrap="wrap" role="group" aria-label="Begin with">
          {CASE_TEMPLATES.map(({ label, text }) => (
            <Button key={label} size="sm" variant="secondary" onClick={() => setFacts(text)}>
              {label}
            </Button>
          ))}
        </Flex>
        <TextArea
          label="What the owner is told"
          hint="The audit log keeps it: name nobody."
          value={facts}
          error={problem}
          max={LIMITS.deskReasonMax}
          onChange={(event) => {
            setFacts(event.target.value);
            setProblem(undefined);
          }}
        />
      </Flex>
    </form>
  );
}
