import { Flex } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { Check, Copy } from 'lucide-react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainIconButton } from '../../../ui/PlainIconButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { Panel } from '../overview/Panel.tsx';
import { Row, Rows } from '../overview/Rows.tsx';
import { fullTime, When } from '../When.tsx';
import { planWord, ROLE_WORDS } from '../words.ts';
import type { OnMemberStep } from './member-step.ts';

interface Props {
  member: DeskMemberDetails;
  onStep: OnMemberStep;
}

/** The facts of the account; of what somebody made, only how many. */
export function AccountCard({ member, onStep }: Props) {
  const mayPlan = useMay('members.plan');
  const mayRole = useMay('roles.change');
  const mayRuns = useMay('runs.read');
  const mayFactors = useMay('members.factors') && (member.twoStepOn || member.passkeys > 0);
  const { id, role, plan, planUntil, createdAt, adultConfirmedAt, counts } = member;
  const made = [
    ['Conversations', counts.conversations],
    ['Pictures', counts.pictures],
    ['Public pictures', counts.publicPictures],
    ['Characters', counts.characters],
    ['Stories', counts.stories],
  ] as const;
  return (
    <Panel
      title="Account"
      aside={
        mayRuns && (
          <TextLink to={`${deskPath('runs')}?userId=${id}`} textStyle="small">
            Runs
          </TextLink>
        )
      }
    >
      <Rows>
        <Row name="Plan">
          {planWord(plan)}
          {planUntil !== null && ` until ${fullTime(planUntil)}`}
          {mayPlan && <Change what="plan" onClick={() => onStep('plan')} />}
        </Row>
        <Row name="Role">
          {ROLE_WORDS[role]}
          {mayRole && <Change what="role" onClick={() => onStep('role')} />}
        </Row>
        <Row name="Second factors">
          {factorWords(member)}
          {mayFactors && <Change what="second factors" onClick={() => onStep('factors')} />}
        </Row>
        <Row name="Joined">
          <When at={createdAt} />
        </Row>
        <Row name="18 or older">
          {adultConfirmedAt === null ? 'Not confirmed' : <When at={adultConfirmedAt} />}
        </Row>
        {made.map(([name, amount]) => (
          <Row key={name} name={name}>
            {amount.toLocaleString('en')}
          </Row>
        ))}
        <Row name="Id">
          <CopiedId id={id} />
        </Row>
      </Rows>
    </Panel>
  );
}

function factorWords({ twoStepOn, passkeys }: DeskMemberDetails): string {
  const count = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  const words = [...(twoStepOn ? ['Codes'] : []), ...(passkeys > 0 ? [count] : [])];
  return words.join(', ') || 'None';
}

function Change({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" me="-3" aria-label={`Change ${what}`} onClick={onClick}>
      Change
    </Button>
  );
}

function CopiedId({ id }: { id: string }) {
  const { copied, copy } = useCopy(id);
  return (
    <Flex align="center" gap="1" fontFamily="mono" textStyle="caption">
      {id}
      <PlainIconButton label={copied ? 'Copied' : 'Copy id'} size="sm" me="-2" onClick={copy}>
        {copied ? <Check size={14} /> : <Copy size={14} />}
      </PlainIconButton>
    </Flex>
  );
}
