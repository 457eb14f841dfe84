import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { shortDate } from '../../lib/format.ts';
import { useImages } from '../../data/image/use-images.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNewestConversations } from '../../data/conversation/use-conversations.ts';

/** The profile's recent activity (product specification, section 9). */
const RECENT = 5;

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    px: { base: '5', md: '6' },
    py: '3',
    minH: '14',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '& img': { boxSize: '12', borderRadius: 'sm', objectFit: 'cover', bg: 'bg.hover' },
  },
});

/** The newest pictures and conversations. */
export function RecentActivity() {
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
      <RecentImages />
      <RecentConversations />
    </Grid>
  );
}

function RecentImages() {
  const { data, isError, refetch } = useImages();
  const images = data?.filter(({ status }) => status === 'complete').slice(0, RECENT);
  return (
    <List
      title="Latest images"
      what="Your images"
      failed={isError && !data}
      onRetry={() => inBackground(refetch())}
    >
      {images?.length === 0 && (
        <Nothing>
          No images yet. <TextLink to="/generator">Create one</TextLink>
        </Nothing>
      )}
      {images?.map(({ id, prompt, thumbnailUrl, imageUrl, createdAt }) => (
        <Row key={id} to={`/generator?image=${id}`}>
          <img src={thumbnailUrl ?? imageUrl ?? ''} alt="" loading="lazy" />
          <Words text={prompt} at={createdAt} />
        </Row>
      ))}
    </List>
  );
}

function RecentConversations() {
  const { data, isError, refetch } = useNewestConversations(RECENT);
  return (
    <List
      title="Latest conversations"
      what="Your conversations"
      failed={isError && !data}
      onRetry={() => inBackground(refetch())}
    >
      {data?.length === 0 && (
        <Nothing>
          No conversations yet. <TextLink to="/chat">Start one</TextLink>
        </Nothing>
      )}
      {data?.map(({ id, title, updatedAt }) => (
        <Row key={id} to={`/chat/${id}`}>
          <Words text={title} at={updatedAt} />
        </Row>
      ))}
    </List>
  );
}

interface ListProps {
  title: string;
  what: string;
  failed: boolean;
  onRetry: () => void;
  /** Rows; nothing at all while they load. */
  children: ReactNode[];
}

function List({ title, what, failed, onRetry, children }: ListProps) {
  const loaded = children.some((child) => child !== undefined && child !== false);
  return (
    <Card as="section" aria-label={title} pad="none">
      <chakra.h2 textStyle="heading" px={{ base: '5', md: '6' }} pt="5" pb="3">
        {title}
      </chakra.h2>
      {failed ? (
        <LoadFailed what={what} onRetry={onRetry} />
      ) : loaded ? (
        <Box pb="2">{children}</Box>
      ) : (
        <Skeleton height="14rem" mx="6" mb="6" />
      )}
    </Card>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="fg.muted" px={{ base: '5', md: '6' }} pb="4">
      {children}
    </chakra.p>
  );
}

function Words({ text, at }: { text: string; at: string }) {
  return (
    <Flex flex="1" minW="0" justify="space-between" gap="4" align="baseline">
      <chakra.span truncate>{text}</chakra.span>
      <chakra.time dateTime={at} textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
        {shortDate(at)}
      </chakra.time>
    </Flex>
  );
}
