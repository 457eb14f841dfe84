import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    color: 'fg',
    transitionProperty: 'transform, border-color, box-shadow',
    transitionDuration: 'moderate',
    transitionTimingFunction: 'out',
    '& [data-arrow]': { transition: 'transform 220ms', color: 'fg.subtle' },
    _hover: {
      borderColor: 'accent.line',
      transform: 'translateY(-3px)',
      '& [data-arrow]': { transform: 'translateX(4px)', color: 'accent.fg' },
    },
  },
});

interface Props {
  to: string;
  title: string;
  description: string;
  art: ReactNode;
}

/** A large way into one part of the product. */
export function Tile({ to, title, description, art }: Props) {
  return (
    <Frame to={to}>
      <Box height={{ base: '9rem', md: '11rem' }} bg="bg.subtle" borderBottomWidth="1px">
        {art}
      </Box>
      <Flex align="center" justify="space-between" gap="4" p={{ base: '5', md: '6' }}>
        <Box>
          <chakra.h2 textStyle="heading">{title}</chakra.h2>
          <chakra.p color="fg.muted" mt="0.5">
            {description}
          </chakra.p>
        </Box>
        <Box data-arrow="" aria-hidden>
          <ArrowRight size={20} />
        </Box>
      </Flex>
    </Frame>
  );
}
