import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

interface Props {
  art: ReactNode;
  title: string;
  children: ReactNode;
}

export function LandingBlock({ art, title, children }: Props) {
  return (
    <Card pad="none">
      <Box height="14rem" bg="bg.subtle" borderBottomWidth="1px" overflow="hidden">
        {art}
      </Box>
      <Box p={{ base: '6', md: '7' }}>
        <chakra.h3 textStyle="heading" mb="2">
          {title}
        </chakra.h3>
        <chakra.p color="fg.muted">{children}</chakra.p>
      </Box>
    </Card>
  );
}
