import { Flex, chakra } from '@chakra-ui/react';
import { CASE_REASONS, REPORT_REASONS } from '@vesper/core/contract/case';
import type { DeskCase, DeskCaseDetails } from '@vesper/core/contract/desk/case';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { Facts } from '../Facts.tsx';
import { fullTime } from '../When.tsx';
import { DECISION_WORDS } from './case-words.ts';

/** Everything around what the case is about: who says what, whose it is, what was decided. */
export function CaseFacts({ one }: { one: DeskCaseDetails }) {
  const { takedown, appealed, decision, details, kind } = one;
  return (
    <Flex direction="column" gap="4" minW="0">
      {decision && <Decided title="Decision" decision={decision} />}
      {appealed && <Decided title="The decision appealed against" decision={appealed} />}
      {details !== null && (
        <Part title={kind === 'appeal' ? 'What the owner says' : 'Details'}>
          <chakra.p textStyle="small" mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {details}
          </chakra.p>
        </Part>
      )}
      {takedown && (
        <Part title="Who asks for it">
          <Facts
            facts={[
              ['Name', takedown.name],
              ['Contact', takedown.contact],
              ['Address', takedown.link],
              ['In their words', takedown.words],
              ['Signed', takedown.signature],
            ]}
          />
        </Part>
      )}
      <Reports one={one} />
      <Owner one={one} />
      <Part title="Case">
        <Facts
          facts={[
            ['Opened', fullTime(one.openedAt)],
            ['Due', fullTime(one.dueAt)],
            ['By law until', one.lawDueAt && fullTime(one.lawDueAt)],
            ['Id', one.id],
            ['About', `${one.subject.type} ${one.subject.id}`],
          ]}
        />
      </Part>
    </Flex>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <chakra.h2 textStyle="label">{title}</chakra.h2>
      {children}
    </Card>
  );
}

interface DecidedProps {
  title: string;
  decision: NonNullable<DeskCase['decision']>;
}

function Decided({ title, decision: { action, rule, facts, at, by } }: DecidedProps) {
  return (
    <Part title={title}>
      <Facts
        facts={[
          ['What', DECISION_WORDS[action].label],
          ['Rule', CASE_REASONS[rule].rule],
          ['Told the owner', facts],
          ['When', fullTime(at)],
          ['By', by],
        ]}
      />
    </Part>
  );
}

function Reports({ one: { reportList } }: { one: DeskCaseDetails }) {
  if (reportList.length === 0) return null;
  return (
    <Part title={reportList.length === 1 ? 'Report' : `${reportList.length} reports`}>
      <Facts
        facts={reportList.map(({ reason, words, at }) => [
          `${REPORT_REASONS[reason].label}, ${fullTime(at)}`,
          words === '' ? 'Nothing further was said.' : words,
        ])}
      />
    </Part>
  );
}

function Owner({ one: { owner } }: { one: DeskCaseDetails }) {
  if (!owner) return null;
  const { id, name, strikes, limitedUntil, isSuspended, decisions } = owner;
  return (
    <Part title="Owner">
      <Facts
        facts={[
          [
            'Member',
            <TextLink key="member" to={`${deskPath('members')}/${id}`}>
              {name ?? id}
            </TextLink>,
          ],
          ['Strikes that count', String(strikes)],
          ['Decisions before', String(decisions)],
          ['Nothing public until', limitedUntil && fullTime(limitedUntil)],
          ['State', isSuspended ? 'Suspended' : null],
        ]}
      />
    </Part>
  );
}
