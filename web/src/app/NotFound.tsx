import { Flex, Theme, chakra } from '@chakra-ui/react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EveningSky } from '../ui/sky/EveningSky.tsx';

export function NotFound() {
  return (
    <Theme
      appearance="dark"
      hasBackground={false}
      position="relative"
      flex="1"
      minH="70dvh"
      color="fg"
      overflow="hidden"
      isolation="isolate"
    >
      <EveningSky horizon={0.74} />
      <Flex
        position="relative"
        direction="column"
        align="center"
        textAlign="center"
        gap="5"
        px="6"
        pt="16dvh"
      >
        <chakra.h1 textStyle="display">404 Page Not Found</chakra.h1>
        <chakra.p textStyle="lead" color="#d9d6ea">
          Did you forget to add the page to the router?
        </chakra.p>
        <ButtonLink to="/" size="lg" variant="secondary" bg="rgba(12, 13, 30, 0.55)" mt="2">
          Back home
        </ButtonLink>
      </Flex>
    </Theme>
  );
}
