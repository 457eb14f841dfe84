import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useDeskMember } from '../../../data/desk/desk-members.ts';
import { isMissing } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { StaleNotice } from '../StaleNotice.tsx';
import { planWord, ROLE_WORDS } from '../words.ts';
import { AccountCard } from './AccountCard.tsx';
import { ErasureCard } from './ErasureCard.tsx';
import { LedgerCard } from './LedgerCard.tsx';
import type { MemberStep } from './member-step.ts';
import { State } from './member-columns.tsx';
import { MemberStepDialog } from './MemberStepDialog.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { StandingCard } from './StandingCard.tsx';

/** One member: the account, its tokens, and what can be done about it. */
export function MemberDesk({ id }: { id: string }) {
  const read = useDeskMember(id);
  const { data, isError, error, dataUpdatedAt, refetch } = read;
  return (
    <>
      <Box mb="4">
        <TextLink
          to={deskPath('members')}
          textStyle="small"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
        >
          <ArrowLeft size={15} aria-hidden />
          Members
        </TextLink>
      </Box>
      {data && isError && (
        <StaleNotice
          what="The account"
          readAt={dataUpdatedAt}
          onRetry={() => inBackground(refetch())}
        />
      )}
      {data ? (
        <Member member={data} />
      ) : isError && isMissing(error) ? (
        <Nobody />
      ) : (
        <NotLoaded what="The account" read={read}>
          <Skeleton height="28rem" borderRadius="xl" />
        </NotLoaded>
      )}
    </>
  );
}

function Member({ member }: { member: DeskMemberDetails }) {
  const [step, setStep] = useState<MemberStep>();
  return (
    <>
      <Head member={member} />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', xl: '3fr 2fr' }} alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          <LedgerCard member={member} onStep={setStep} />
          <StandingCard member={member} onStep={setStep} />
        </Flex>
        <Flex direction="column" gap="4" minW="0">
          <AccountCard member={member} onStep={setStep} />
          <SessionsCard member={member} onStep={setStep} />
          <ErasureCard member={member} onStep={setStep} />
        </Flex>
      </Grid>
      {step && <MemberStepDialog member={member} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

function Head({ member }: { member: DeskMemberDetails }) {
  const { email, name, role, plan } = member;
  return (
    <Box mb="6">
      <chakra.h1 textStyle="heading" overflowWrap="anywhere">
        {email}
      </chakra.h1>
      <Flex mt="2" gap="2" wrap="wrap" align="center" color="fg.muted" textStyle="small">
        {name !== null && <span>{name}</span>}
        <Badge tone={role === 'member' ? 'neutral' : 'accent'}>{ROLE_WORDS[role]}</Badge>
        <Badge>{planWord(plan)}</Badge>
        <State member={member} />
      </Flex>
    </Box>
  );
}

function Nobody() {
  return (
    <EmptyState
      level="h1"
      icon={<UserRoundX size={26} />}
      title="There is no such member"
      description="The account may have been erased, or a part of the link is missing."
      action={
        <ButtonLink to={deskPath('members')} variant="secondary">
          All members
        </ButtonLink>
      }
    />
  );
}
