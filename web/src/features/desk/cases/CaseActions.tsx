import { Flex, chakra } from '@chakra-ui/react';
import type { DecisionAction, DeskCaseDetails } from '@vesper/core/contract/desk/case';
import { Hand } from 'lucide-react';
import { releaseCase } from '../../../data/desk/desk-cases.ts';
import { clockTime } from '../../../lib/relative-date.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { CaseQuestion } from './CaseDesk.tsx';
import { DECISION_WORDS } from './case-words.ts';

const Key = chakra('kbd', {
  base: {
    px: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    fontFamily: 'mono',
    textStyle: 'caption',
    borderColor: 'currentColor',
    opacity: '0.7',
    display: { base: 'none', md: 'inline' },
  },
});

interface Props {
  one: DeskCaseDetails;
  actions: readonly DecisionAction[];
  busy: boolean;
  onClaim: () => void;
  onAsk: (question: CaseQuestion) => void;
}

/** What can be done with a case now. */
export function CaseActions({ one, actions, busy, onClaim, onAsk }: Props) {
  const { id, claim, decision } = one;
  const [leaving, run] = useBusy();
  if (decision) return null;
  if (claim?.isOwn !== true) {
    return (
      <Flex align="center" gap="4" wrap="wrap">
        <Button
          loading={busy}
          disabled={claim !== null}
          icon={<Hand size={17} aria-hidden />}
          onClick={onClaim}
        >
          Claim <Key>c</Key>
        </Button>
        {claim && (
          <chakra.span textStyle="small" color="fg.muted">
            Somebody else works on it until {clockTime(claim.until)}.
          </chakra.span>
        )}
      </Flex>
    );
  }
  return (
    <Card as="section" aria-label="Decision">
      <chakra.h2 textStyle="label" mb="3">
        Decide before {clockTime(claim.until)}
      </chakra.h2>
      <Flex gap="2.5" wrap="wrap">
        {actions.map((action, index) => (
          <Button
            key={action}
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => onAsk({ action })}
          >
            {DECISION_WORDS[action].label} <Key>{index + 1}</Key>
          </Button>
        ))}
      </Flex>
      <Flex gap="2.5" wrap="wrap" mt="4">
        <Button variant="ghost" onClick={() => onAsk('escalate')} aria-haspopup="dialog">
          Leave to operators <Key>e</Key>
        </Button>
        <Button variant="ghost" loading={leaving} onClick={() => run(() => releaseCase(id))}>
          Give it back
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => onAsk('keys')}>
          Keys <Key>?</Key>
        </Button>
      </Flex>
    </Card>
  );
}
