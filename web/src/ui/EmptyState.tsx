import { Center, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
  /** The one thing to do from here. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, description, level = 'h3', action }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py="14" px="6">
      {icon !== undefined && (
        <Center
          boxSize="14"
          mb="1"
          borderRadius="lg"
          bg="accent.subtle"
          color="accent.fg"
          aria-hidden
        >
          {icon}
        </Center>
      )}
      <chakra.h2 as={level} textStyle="heading">
        {title}
      </chakra.h2>
      {description !== undefined && (
        <chakra.p color="fg.muted" maxW="sm" textWrap="balance">
          {description}
        </chakra.p>
      )}
      {action !== undefined && <chakra.div mt="3">{action}</chakra.div>}
    </Flex>
  );
}
