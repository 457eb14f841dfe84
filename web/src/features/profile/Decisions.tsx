import { Box, Flex, chakra } from '@chakra-ui/react';
import type { DecisionView } from '@vesper/core/contract/report';
import { useState } from 'react';
import { useDecisions } from '../../data/report/report-api.ts';
import { shortDate } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { AppealDialog } from './AppealDialog.tsx';
import { Nothing, Row, Section, SUBJECTS } from './ModerationList.tsx';

const ACTIONS: Record<DecisionView['action'], string> = {
  held: 'Hidden until decided',
  dismiss: 'Stays',
  hide: 'Hidden',
  remove: 'Removed',
  warn: 'Warning',
  limit: 'Hidden, nothing public for 72 hours',
  suspend: 'Account suspended',
  uphold: 'Decision stays',
  overturn: 'Taken back',
};

const APPEALS = {
  open: 'Appealed: somebody else is looking at it',
  upheld: 'Appealed: the decision stays',
  overturned: 'Appealed: taken back',
} as const;

/** What was decided about things of the member's, with the reasons and a way to appeal. */
export function Decisions() {
  const { data, isError, refetch } = useDecisions();
  const [appealed, setAppealed] = useState<DecisionView | null>(null);
  return (
    <Section
      title="Decisions about your things"
      isFailed={isError && !data}
      onRetry={() => inBackground(refetch())}
      isLoading={!data}
    >
      {data?.length === 0 && <Nothing>Nothing of yours was ever reported and acted on.</Nothing>}
      {data?.map((decision) => (
        <Row key={decision.id} title={SUBJECTS[decision.subject.type]} at={decision.at}>
          <Flex gap="2" wrap="wrap" mb="2">
            <Badge tone={decision.appeal === 'overturned' ? 'positive' : 'caution'}>
              {ACTIONS[decision.action]}
            </Badge>
            <Badge>{decision.isAutomated ? 'By itself' : 'By a person'}</Badge>
          </Flex>
          <chakra.p>
            {decision.ruleText} {decision.facts}
          </chakra.p>
          <Box mt="2">
            <Appeal decision={decision} onAppeal={() => setAppealed(decision)} />
          </Box>
        </Row>
      ))}
      <AppealDialog decision={appealed} onClose={() => setAppealed(null)} />
    </Section>
  );
}

function Appeal({ decision, onAppeal }: { decision: DecisionView; onAppeal: () => void }) {
  const { appeal, appealUntil } = decision;
  if (appeal !== null) return <chakra.p color="fg.subtle">{APPEALS[appeal]}</chakra.p>;
  if (appealUntil === null || new Date(appealUntil) < new Date()) return null;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onAppeal}>
        Appeal
      </Button>
      <chakra.span color="fg.subtle">until {shortDate(appealUntil)}</chakra.span>
    </Flex>
  );
}
