import { Center, Flex, Grid, chakra } from '@chakra-ui/react';
import { dayStart, IMAGE_PRICE, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import type { PublicConfig } from '@vesper/core/contract/public-config';
import { Gift, Image, MessageCircleHeart, Sunrise, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { clockTime, count } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';

interface Fact {
  icon: LucideIcon;
  title: string;
  text: string;
}

function factsOf({ dailyTokens }: PublicConfig): Fact[] {
  const time = clockTime(dayStart(new Date(), 1).toISOString());
  const daily: Fact = {
    icon: Sunrise,
    title: `${dailyTokens} every day`,
    text: `At ${time} your time, a balance below ${dailyTokens} is filled up to ${dailyTokens}.`,
  };
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
    ...(dailyTokens > 0 ? [daily] : []),
    {
      icon: Undo2,
      title: 'Unused comes back',
      text: 'A picture that fails, or that you stop, gives its token back.',
    },
  ];
}

/** Where tokens come from and where they go. Links from other screens lead here. */
export function HowTokensWork({ config }: { config: PublicConfig | undefined }) {
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
          factsOf(config).map(({ icon: Icon, title, text }) => (
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
          ))}
      </Grid>
    </chakra.section>
  );
}
