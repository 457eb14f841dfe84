import { Center, Flex, Grid, chakra } from '@chakra-ui/react';
import { IMAGE_PRICE, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import type { PublicConfig } from '@vesper/core/contract/public-config';
import type { UserView } from '@vesper/core/contract/user';
import { Gift, Image, MessageCircleHeart, Sunrise, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../data/user/session.ts';
import { clockTime, count } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';

interface Fact {
  icon: LucideIcon;
  title: string;
  text: string;
}

const EVERY = { day: 'day', week: 'week', month: 'month', never: '' } as const;

/** Tokens that come by themselves; undefined where none do. */
function refillFact({ refill: { free } }: PublicConfig, user: UserView | null): Fact | undefined {
  const rule = user === null ? free : user.refill;
  if (rule === null) return undefined;
  const { tokens, cap, every } = rule;
  const fills = tokens >= cap;
  const when =
    every === 'day' && user?.nextTokensAt
      ? `At ${clockTime(user.nextTokensAt)} your time`
      : `At the begin of each ${EVERY[every]}`;
  return {
    icon: Sunrise,
    title: `${fills ? cap : tokens} every ${EVERY[every]}`,
    text: fills
      ? `${when}, a balance below ${cap} is filled up to ${cap}.`
      : `${when}, a balance below ${cap} gets ${tokens} more, up to ${cap}.`,
  };
}

function factsOf(config: PublicConfig, user: UserView | null): Fact[] {
  const refill = refillFact(config, user);
  return [
    {
      icon: Gift,
      title: `${SIGNUP_TOKENS} to start with`,
      text: 'They are there with your account, and they do not expire.',
    },
    {
      icon: Image,
      title: `${count(IMAGE_PRICE, 'token')} = 1 AI generation`,
      text: 'A picture costs one, in every size and quality.',
    },
    {
      icon: MessageCircleHeart,
      title: 'Talking is free',
      text: 'Chats, stories and characters cost no tokens.',
    },
    ...(refill ? [refill] : []),
    {
      icon: Undo2,
      title: 'Unused comes back',
      text: 'A picture that fails, or that you stop, gives its token back.',
    },
  ];
}

/** Where tokens come from and where they go. Links from other screens lead here. */
export function HowTokensWork({ config }: { config: PublicConfig | undefined }) {
  const session = useSession();
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#tokens') section.current?.scrollIntoView({ block: 'start' });
  }, [hash, config]);
  return (
    <chakra.section
      ref={section}
      id="tokens"
      aria-labelledby="tokens-title"
      mt={{ base: '10', md: '14' }}
      scrollMarginTop="6rem"
    >
      <chakra.h2 id="tokens-title" textStyle="heading" mb="5">
        How tokens work
      </chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '3', md: '4' }}
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(11rem, 1fr))' }}
      >
        {config &&
          factsOf(config, session.status === 'signed-in' ? session.user : null).map(
            ({ icon: Icon, title, text }) => (
              <Card as="li" key={title} px="5" py="5">
                <Flex direction={{ base: 'row', sm: 'column' }} gap="4">
                  <Center
                    boxSize="10"
                    flexShrink="0"
                    borderRadius="md"
                    bg="accent.subtle"
                    color="accent.fg"
                    aria-hidden
                  >
                    <Icon size={19} />
                  </Center>
                  <div>
                    <chakra.h3 textStyle="subheading">{title}</chakra.h3>
                    <chakra.p textStyle="small" color="fg.muted" mt="1">
                      {text}
                    </chakra.p>
                  </div>
                </Flex>
              </Card>
            ),
          )}
      </Grid>
    </chakra.section>
  );
}
