import { Flex, chakra } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { useMay } from '../../../data/desk/desk-access.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../overview/Panel.tsx';
import { Row, Rows } from '../overview/Rows.tsx';
import { fullTime, When } from '../When.tsx';
import type { OnMemberStep } from './member-step.ts';

interface Props {
  member: DeskMemberDetails;
  onStep: OnMemberStep;
}

/** Strikes and suspension. */
export function StandingCard({ member, onStep }: Props) {
  const may = useMay('members.suspend');
  const { suspension, strikeList } = member;
  return (
    <Panel
      title="Standing"
      aside={
        may && (
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <Button size="sm" variant="secondary" onClick={() => onStep('strike')}>
              Add a strike
            </Button>
            {suspension === null ? (
              <Button size="sm" variant="secondary" onClick={() => onStep('suspend')}>
                Suspend
              </Button>
            ) : (
              <Button size="sm" onClick={() => onStep('lift')}>
                Lift suspension
              </Button>
            )}
          </Flex>
        )
      }
    >
      {suspension && (
        <Notice tone="danger" mx={{ base: '4', md: '5' }} mb="3" flexDirection="column" gap="0.5">
          <chakra.strong>
            Suspended{' '}
            {suspension.until === null
              ? 'until somebody lifts it'
              : `until ${fullTime(suspension.until)}`}
          </chakra.strong>
          <span>{suspension.reason}</span>
        </Notice>
      )}
      {strikeList.length === 0 ? (
        <chakra.p
          px={{ base: '4', md: '5' }}
          py="3"
          borderTopWidth="1px"
          textStyle="small"
          color="fg.muted"
        >
          No strikes.
        </chakra.p>
      ) : (
        <Rows aria-label="Strikes">
          {strikeList.map(({ id, at, reason }) => (
            <Row key={id} name={reason}>
              <When at={at} />
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
