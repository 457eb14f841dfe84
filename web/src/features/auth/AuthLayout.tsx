import { Box, Flex, Grid, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import type { ReactNode } from 'react';
import { Brand } from '../../ui/Brand.tsx';
import { Rise } from '../../ui/Rise.tsx';
import { EveningSky } from '../../ui/sky/EveningSky.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other form. */
  footer: ReactNode;
}

/** The form on the left, the evening on the right; on small screens the form alone. */
export function AuthLayout({ title, lead, children, footer }: Props) {
  return (
    <Grid minH="100dvh" templateColumns={{ base: '1fr', lg: 'minmax(30rem, 5fr) 6fr' }}>
      <Flex direction="column" px={{ base: '5', sm: '10' }} py={{ base: '5', sm: '8' }}>
        <Brand />
        <Flex as="main" flex="1" align="center" justify="center" py="8">
          <Box width="full" maxW="26rem">
            <Rise>
              <chakra.h1 textStyle="title">{title}</chakra.h1>
              <chakra.p color="fg.muted" mt="2" mb="8">
                {lead}
              </chakra.p>
              {children}
              <chakra.p color="fg.muted" mt="6" textStyle="small">
                {footer}
              </chakra.p>
            </Rise>
          </Box>
        </Flex>
      </Flex>
      <Box position="relative" display={{ base: 'none', lg: 'block' }} m="3" ms="0">
        <Box position="absolute" inset="0" borderRadius="xl" overflow="hidden">
          <EveningSky horizon={0.7} sun={0.74} />
          <chakra.p
            position="absolute"
            insetX="10"
            bottom="10"
            textStyle="title"
            color="#f6f0fb"
            maxW="14ch"
          >
            {BRAND.tagline}
          </chakra.p>
        </Box>
      </Box>
    </Grid>
  );
}
