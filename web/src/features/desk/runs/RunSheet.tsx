import { Flex } from '@chakra-ui/react';
import type { DeskRun } from '@vesper/core/contract/desk/run';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import type { RunStep } from '../../../data/desk/desk-runs.ts';
import { Button } from '../../../ui/Button.tsx';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { Facts } from '../Facts.tsx';
import { fullTime } from '../When.tsx';
import { RUN_KIND_WORDS } from '../words.ts';
import { RunState } from './run-columns.tsx';
import { RUN_STEPS, stepsOf } from './run-steps.ts';
import { RunStepDialog } from './RunStepDialog.tsx';
import { took } from './took.ts';

const at = (time: string | null) => (time === null ? null : fullTime(time));

/** One run, without anything of what was asked or made. */
export function RunSheet({ run, onClose }: { run: DeskRun; onClose: () => void }) {
  const may = useMay('runs.change');
  const [step, setStep] = useState<RunStep>();
  return (
    <SideSheet
      open
      onClose={onClose}
      title={RUN_KIND_WORDS[run.kind]}
      description={`Asked on ${fullTime(run.createdAt)}`}
    >
      <Facts
        facts={[
          ['State', <RunState key="state" status={run.status} />],
          ['Reason', run.failure],
          ['What the member read', run.failureWords],
          ['Model', run.modelId],
          ['Price', `${run.price}${run.isRefunded ? ', given back' : ''}`],
          ['Attempts', run.attempts],
          ['Started', at(run.startedAt)],
          ['Ended', at(run.endedAt)],
          ['Took', took(run)?.words ?? null],
          [
            'Member',
            <TextLink key="member" to={`${deskPath('members')}/${run.userId}`}>
              {run.userId}
            </TextLink>,
          ],
          ['Id', run.id],
        ]}
      />
      {may && (
        <Flex gap="2" wrap="wrap" mt="6">
          {stepsOf(run).map((each) => (
            <Button key={each} size="sm" variant="secondary" onClick={() => setStep(each)}>
              {RUN_STEPS[each].label}
            </Button>
          ))}
        </Flex>
      )}
      {step && <RunStepDialog run={run} step={step} onClose={() => setStep(undefined)} />}
    </SideSheet>
  );
}
