import { Flex, Theme, chakra, type FlexProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EveningSky } from '../ui/sky/EveningSky.tsx';

interface Props extends Pick<FlexProps, 'minH' | 'flex'> {
  as?: 'main' | 'div';
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A few words under the evening sky, for when there is nothing else to show. Dark in any mode. */
export function EveningScreen({ as = 'div', title, text, children, ...frame }: Props) {
  return (
    <Theme
      appearance="dark"
      position="relative"
      bg="bg"
      color="fg"
      overflow="hidden"
      isolation="isolate"
      {...frame}
    >
      <EveningSky horizon={0.74} />
      <Flex
        as={as}
        position="relative"
        direction="column"
        align="center"
        textAlign="center"
        gap="5"
        px="6"
        pt="16dvh"
      >
        <chakra.h1 textStyle="display">{title}</chakra.h1>
        <chakra.p textStyle="lead" color="#d9d6ea" maxW="34rem">
          {text}
        </chakra.p>
        <Flex gap="3" mt="2" wrap="wrap" justify="center">
          {children}
        </Flex>
      </Flex>
    </Theme>
  );
}
