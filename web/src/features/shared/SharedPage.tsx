import { Box, Flex, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import type { SharedTalk } from '@vesper/core/contract/share';
import { Bot, Flag, ImageOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { askReport } from '../../data/report/reporting.ts';
import { useSharedTalk } from '../../data/share/shares.ts';
import { hasCode, isMissing } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface Props {
  token: string;
  /** Draws the words of a message. */
  words: (text: string) => ReactNode;
  /** What is shown of a link that leads to nothing. */
  gone: ReactNode;
  /** What is shown where visitors may not read it without an account, or not at all. */
  closed: ReactNode;
  /** The reader has an account: only members report. */
  isMember: boolean;
  /** Leads somebody without an account to report it. */
  onSignIn: () => void;
}

/** A conversation that somebody shared, to be read. */
export function SharedPage({ token, words, gone, closed, isMember, onSignIn }: Props) {
  const read = useSharedTalk(token);
  const title = read.data?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${BRAND.name}`;
  }, [title]);
  if (read.isError && isMissing(read.error)) return gone;
  if (
    read.isError &&
    (hasCode(read.error, 'age_unverified') || hasCode(read.error, 'region_closed'))
  ) {
    return closed;
  }
  if (read.data === undefined) {
    return (
      <Page width="narrow">
        <NotLoaded what="This conversation" read={read}>
          <Waiting />
        </NotLoaded>
      </Page>
    );
  }
  const report = (): void =>
    isMember ? askReport('share', read.data.id, 'this conversation') : onSignIn();
  return <Talk talk={read.data} words={words} onReport={report} />;
}

function Waiting() {
  return (
    <Flex direction="column" gap="6" role="status" aria-label="Loading the conversation">
      <Skeleton height="10" maxW="20rem" />
      {[70, 90, 60].map((width) => (
        <Skeleton key={width} height="16" borderRadius="lg" style={{ width: `${width}%` }} />
      ))}
    </Flex>
  );
}

interface TalkProps extends Pick<Props, 'words'> {
  talk: SharedTalk;
  onReport: () => void;
}

function Talk({ talk, words, onReport }: TalkProps) {
  const { title, speakers, messages, isCut, isOwn, sharedAt } = talk;
  const whom = speakers.length > 0 ? `with ${speakers.join(', ')} · ` : '';
  return (
    <Page width="narrow" pb="24">
      <chakra.h1 textStyle="title" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2" overflowWrap="anywhere">
        A conversation {whom}
        shared on <time dateTime={sharedAt}>{day.format(new Date(sharedAt))}</time>
      </chakra.p>
      <MadeByAi />
      {isCut && (
        <chakra.p color="fg.subtle" textStyle="small" textAlign="center" mb="6">
          Earlier messages are left out.
        </chakra.p>
      )}
      <Flex as="ol" direction="column" gap="6" listStyleType="none" aria-label="Messages">
        {messages.map((message, index) => (
          <Message key={index} message={message} words={words} />
        ))}
      </Flex>
      <Flex
        align="center"
        justify="space-between"
        gap="4"
        wrap="wrap"
        mt="12"
        pt="6"
        borderTopWidth="1px"
      >
        <chakra.p color="fg.subtle" textStyle="small" flex="1" minW="14rem">
          {isOwn ? 'You have shared this. You can end the link in your profile.' : NOBODY_ANSWERS}
        </chakra.p>
        {isOwn ? (
          <ButtonLink to="/profile" size="sm" variant="secondary">
            Your profile
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            icon={<Flag size={16} aria-hidden />}
            onClick={onReport}
          >
            Report
          </Button>
        )}
      </Flex>
    </Page>
  );
}

const NOBODY_ANSWERS = 'A copy of that moment: nobody answers here.';

function MadeByAi() {
  return (
    <Flex
      role="note"
      gap="3"
      align="flex-start"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="3"
      mt="5"
      mb="9"
      textStyle="small"
      color="fg.muted"
    >
      <Box color="accent.fg" mt="0.5" flexShrink="0">
        <Bot size={17} aria-hidden />
      </Box>
      The replies were written by an AI. People and events in them are fictional.
    </Flex>
  );
}

const OWN = {
  alignSelf: 'flex-end',
  maxW: { base: '88%', md: '80%' },
  px: '4',
  py: '2.5',
  borderRadius: 'xl',
  borderEndEndRadius: 'sm',
  backgroundImage:
    'linear-gradient(115deg, {colors.accent.amber/20}, {colors.accent.rose/22} 45%, {colors.accent.violet/26})',
} as const;

interface MessageProps extends Pick<Props, 'words'> {
  message: SharedTalk['messages'][number];
}

function Message({ message: { role, name, content, hasPicture }, words }: MessageProps) {
  const isOwn = role === 'user';
  return (
    <Flex as="li" direction="column" gap="1.5" align={isOwn ? 'flex-end' : 'flex-start'} minW="0">
      <Flex textStyle="caption" color="fg.subtle" gap="2" align="center" maxW="full">
        <chakra.span truncate>{name ?? 'The member'}</chakra.span>
        {!isOwn && (
          <chakra.span borderWidth="1px" borderRadius="sm" px="1" flexShrink="0">
            AI
          </chakra.span>
        )}
      </Flex>
      {content !== '' && (
        <Box minW="0" maxW="full" {...(isOwn && OWN)}>
          {words(content)}
        </Box>
      )}
      {hasPicture && (
        <Flex align="center" gap="2" color="fg.subtle" textStyle="small">
          <ImageOff size={15} aria-hidden />A picture, which is not shared
        </Flex>
      )}
    </Flex>
  );
}
