import { Box, Flex, chakra } from '@chakra-ui/react';
import { BRAND } from '@vesper/core/contract/brand';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { Rise } from '../../ui/Rise.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EveningSky } from '../../ui/sky/EveningSky.tsx';

const [listens, appears] = BRAND.tagline.split('. ');

export function LandingHero() {
  return (
    <Box as="section" position="relative" minH="100svh" overflow="hidden" isolation="isolate">
      <Box position="absolute" inset="0" zIndex="-1">
        <EveningSky horizon={0.8} />
        <Box
          position="absolute"
          insetX="0"
          bottom="0"
          height="9rem"
          background="linear-gradient(to bottom, transparent, var(--vsp-colors-bg))"
        />
      </Box>
      <Flex
        as="header"
        align="center"
        justify="space-between"
        maxW="7xl"
        mx="auto"
        p={{ base: '4', md: '6' }}
      >
        <Brand />
        <Flex as="nav" aria-label="Account" gap="2">
          <ButtonLink to="/signin" variant="ghost" color="fg">
            Login
          </ButtonLink>
          <ButtonLink
            to="/signup"
            variant="secondary"
            display={{ base: 'none', sm: 'inline-flex' }}
          >
            Get Started
          </ButtonLink>
        </Flex>
      </Flex>
      <Flex
        direction="column"
        align="center"
        textAlign="center"
        px="5"
        pt={{ base: '7svh', md: '6.5svh' }}
        gap={{ base: '6', md: '7' }}
      >
        <Rise>
          <chakra.h1 textStyle="display" maxW="20ch" mx="auto" textWrap="balance">
            {listens}.{' '}
            <chakra.span display="block" color="#ffd9b8">
              {appears}
            </chakra.span>
          </chakra.h1>
        </Rise>
        <Rise style={{ animationDelay: '120ms' }}>
          <chakra.p textStyle="lead" color="#d9d6ea" maxW="36rem" textWrap="balance">
            A companion to talk the evening away with, and a studio that paints what you describe
            while you watch. For adults.
          </chakra.p>
        </Rise>
        <Rise style={{ animationDelay: '220ms' }}>
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to="/signup" size="lg">
              Get Started
            </ButtonLink>
            <ButtonLink
              to="/signin"
              size="lg"
              variant="secondary"
              bg="rgba(12, 13, 30, 0.55)"
              backdropFilter="blur(10px)"
            >
              Login
            </ButtonLink>
          </Flex>
          <chakra.p textStyle="small" color="#d9d6ea" mt="5">
            {SIGNUP_TOKENS} free tokens when you join. 18 and older only.
          </chakra.p>
        </Rise>
      </Flex>
    </Box>
  );
}
