import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CaseSubject } from '@vesper/core/contract/case';
import type { ReactNode } from 'react';
import { shortDate } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export const SUBJECTS: Record<CaseSubject, string> = {
  image: 'Picture',
  collection: 'Collection',
  character: 'Character',
  profile: 'Profile',
  story: 'Story',
  message: 'Message',
  share: 'Shared conversation',
  likeness: 'Photo',
  account: 'Account',
};

interface SectionProps {
  title: string;
  isFailed: boolean;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** One list of the member's, with its title. */
export function Section({ title, isFailed, isLoading, onRetry, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title} pad="none">
      <chakra.h2 textStyle="heading" px={{ base: '5', md: '6' }} pt="5" pb="3">
        {title}
      </chakra.h2>
      {isFailed && <LoadFailed what={title} onRetry={onRetry} />}
      {!isFailed && isLoading && <Skeleton height="10rem" mx="6" mb="6" />}
      {!isFailed && !isLoading && <Box pb="3">{children}</Box>}
    </Card>
  );
}

/** One thing of such a list, and when it was. */
export function Row({ title, at, children }: { title: string; at: string; children: ReactNode }) {
  return (
    <Box as="article" px={{ base: '5', md: '6' }} py="3.5" textStyle="small" color="fg.muted">
      <Flex justify="space-between" gap="4" align="baseline" mb="1.5">
        <chakra.h3 textStyle="label" color="fg">
          {title}
        </chakra.h3>
        <chakra.time dateTime={at} textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
          {shortDate(at)}
        </chakra.time>
      </Flex>
      {children}
    </Box>
  );
}

/** Said of a list in which there is nothing. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <chakra.p color="fg.muted" px={{ base: '5', md: '6' }} pb="4">
      {children}
    </chakra.p>
  );
}
