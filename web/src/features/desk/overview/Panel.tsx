import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';

interface Props {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a page of figures. */
export function Panel({ title, aside, children }: Props) {
  return (
    <Card as="section" aria-label={title} pad="none" pb="2">
      <Flex
        px={{ base: '4', md: '5' }}
        pt="4"
        pb="2"
        justify="space-between"
        align="center"
        gap="3"
      >
        <chakra.h2 textStyle="subheading">{title}</chakra.h2>
        {aside}
      </Flex>
      {children}
    </Card>
  );
}
