import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { CASE_REASONS } from '@vesper/core/contract/case';
import {
  APPEAL_ACTIONS,
  CASE_ACTIONS,
  type DecisionAction,
  type DeskCaseDetails,
} from '@vesper/core/contract/desk/case';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { claimCase, useDeskCase } from '../../../data/desk/desk-cases.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseContextCard } from './CaseContextCard.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { caseLine } from './case-words.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { DueBadge } from './DueBadge.tsx';
import { LawBadge } from './LawBadge.tsx';
import { EscalateDialog } from './EscalateDialog.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useKeys } from './use-keys.ts';
import { usePicture, type CasePicture } from './use-picture.ts';

/** One case: what it is about, who says what, and what can be decided. */
export function CaseDesk({ id }: { id: string }) {
  const read = useDeskCase(id);
  return (
    <>
      <Box mb="4">
        <TextLink
          to={deskPath('cases')}
          textStyle="small"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
        >
          <ArrowLeft size={15} aria-hidden />
          Cases
        </TextLink>
      </Box>
      {read.data ? (
        <OpenCase one={read.data} />
      ) : (
        <NotLoaded what="The case" read={read}>
          <Skeleton height="28rem" borderRadius="xl" />
        </NotLoaded>
      )}
    </>
  );
}

/** What is asked above the page. */
export type CaseQuestion = { action: DecisionAction } | 'escalate' | 'keys';

function OpenCase({ one }: { one: DeskCaseDetails }) {
  const { kind, subject, reason } = one;
  const [question, setQuestion] = useState<CaseQuestion>();
  const [busy, take] = useClaim(one.id);
  const picture = usePicture(one.id);
  const actions: readonly DecisionAction[] = kind === 'appeal' ? APPEAL_ACTIONS : CASE_ACTIONS;
  useCaseKeys(one, { actions, take, picture, ask: setQuestion });
  const close = (): void => setQuestion(undefined);
  return (
    <>
      <Flex align="center" gap="3" wrap="wrap" mb="5">
        <chakra.h1 textStyle="heading" me="auto">
          {CASE_REASONS[reason].label}
          <chakra.span display="block" textStyle="small" color="fg.muted" fontWeight="normal">
            {caseLine(kind, subject.type)}
          </chakra.span>
        </chakra.h1>
        <LawBadge one={one} />
        <DueBadge one={one} />
      </Flex>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: '3fr 2fr' }} alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          <CaseContextCard one={one} picture={picture} />
          <CaseActions one={one} actions={actions} busy={busy} onClaim={take} onAsk={setQuestion} />
        </Flex>
        <CaseFacts one={one} />
      </Grid>
      {typeof question === 'object' && (
        <DecideDialog one={one} action={question.action} onClose={close} />
      )}
      {question === 'escalate' && <EscalateDialog id={one.id} onClose={close} />}
      {question === 'keys' && <KeysHelp actions={actions} onClose={close} />}
    </>
  );
}

function useClaim(id: string): [busy: boolean, take: () => void] {
  const [busy, run] = useBusy();
  const claim = async (): Promise<void> => {
    try {
      await claimCase(id);
    } catch (error) {
      const title = serverMessage(error, 'It could not be claimed. Please try again.');
      showToast({ title, kind: 'failure' });
    }
  };
  return [busy, () => run(claim)];
}

interface CaseKeys {
  actions: readonly DecisionAction[];
  take: () => void;
  picture: CasePicture;
  ask: (question: CaseQuestion) => void;
}

function useCaseKeys(one: DeskCaseDetails, { actions, take, picture, ask }: CaseKeys): void {
  const navigate = useNavigate();
  const always = {
    '?': () => ask('keys'),
    u: () => inBackground(navigate(deskPath('cases'))),
  };
  const isOwn = one.claim?.isOwn === true;
  const toClaim = one.decision === null && !isOwn ? { c: take } : {};
  const ofOwn = {
    ...(one.context?.hasPicture === true && { b: picture.toggle }),
    e: () => ask('escalate'),
    ...Object.fromEntries(actions.map((action, at) => [String(at + 1), () => ask({ action })])),
  };
  useKeys({ ...always, ...toClaim, ...(isOwn && ofOwn) });
}
