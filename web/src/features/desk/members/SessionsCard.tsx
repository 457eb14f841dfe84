import { chakra } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { useMay } from '../../../data/desk/desk-access.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../overview/Panel.tsx';
import { Row, Rows } from '../overview/Rows.tsx';
import { When } from '../When.tsx';
import type { OnMemberStep } from './member-step.ts';

interface Props {
  member: DeskMemberDetails;
  onStep: OnMemberStep;
}

/** The places at which somebody is signed in. */
export function SessionsCard({ member, onStep }: Props) {
  const may = useMay('members.suspend');
  const { sessions } = member;
  return (
    <Panel
      title="Sessions"
      aside={
        may &&
        sessions.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => onStep('sessions')}>
            End all
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <chakra.p
          px={{ base: '4', md: '5' }}
          py="3"
          borderTopWidth="1px"
          textStyle="small"
          color="fg.muted"
        >
          Not signed in anywhere.
        </chakra.p>
      ) : (
        <Rows>
          {sessions.map(({ id, createdAt }) => (
            <Row key={id} name={<chakra.code fontFamily="mono">{id}</chakra.code>}>
              since <When at={createdAt} />
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
