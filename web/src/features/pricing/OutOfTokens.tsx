import { Center, Flex, chakra } from '@chakra-ui/react';
import { IMAGE_PRICE, LOW_TOKENS } from '@vesper/core/contract/plans';
import type { UserView } from '@vesper/core/contract/user';
import { Hourglass } from 'lucide-react';
import { refillWords, untilRefill } from '../../data/user/refill-words.ts';
import { count } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

/** The first thing for somebody whose tokens run out: when and how it goes on. */
export function OutOfTokens({ user }: { user: UserView }) {
  if (user.tokens >= LOW_TOKENS) return null;
  const none = user.tokens < IMAGE_PRICE;
  const next = refillWords(user);
  return (
    <Card
      as="section"
      aria-label="Your tokens"
      backgroundImage="haze"
      mb={{ base: '8', md: '10' }}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
      gap="5"
    >
      <Flex gap="4" flex="1" align="center">
        <Center
          boxSize="12"
          flexShrink="0"
          borderRadius="lg"
          bg="caution.subtle"
          color="fg.warning"
          aria-hidden
        >
          <Hourglass size={22} />
        </Center>
        <div>
          <chakra.h2 textStyle="heading">
            {none ? 'No tokens left' : `${count(user.tokens, 'token')} left`}
            {next !== undefined && ` · ${next}`}
          </chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            {next === undefined
              ? 'Talking and stories stay free, with and without tokens.'
              : `They come by themselves, ${untilRefill(user) ?? next}. Until then, talking and stories stay free.`}
          </chakra.p>
        </div>
      </Flex>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to="/chat" variant="secondary">
          Talk
        </ButtonLink>
        <ButtonLink to="/stories" variant="secondary">
          Begin a story
        </ButtonLink>
      </Flex>
    </Card>
  );
}
