import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLikenesses } from '../../data/likeness/likenesses.ts';

const SCENES = ['self-mountains', 'self-sea', 'self-castle'];

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    alignItems: { base: 'center', lg: 'flex-start' },
    gap: { base: '4', lg: '3' },
    alignSelf: 'start',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    color: 'fg',
    transitionProperty: 'border-color',
    transitionDuration: 'moderate',
    '& [data-arrow]': { transition: 'transform 220ms', color: 'fg.subtle' },
    _hover: {
      borderColor: 'accent.line',
      '& [data-arrow]': { transform: 'translateX(4px)', color: 'accent.fg' },
    },
  },
});

/** The way to pictures of oneself. */
export function LikenessBanner() {
  const isFree = useLikenesses().data?.some(({ firstPictureFree }) => firstPictureFree);
  return (
    <Frame to="/onlyfans-self-ai">
      <Flex flexShrink="0" aria-hidden>
        {SCENES.map((name, index) => (
          <Box
            key={name}
            boxSize="11"
            ms={index === 0 ? '0' : '-5'}
            overflow="hidden"
            borderRadius="full"
            borderWidth="2px"
            borderColor="bg.panel"
          >
            <chakra.img
              src={`/showcase/${name}.webp`}
              alt=""
              loading="lazy"
              width="full"
              height="full"
              objectFit="cover"
            />
          </Box>
        ))}
      </Flex>
      <Box flex="1" minW="0">
        <chakra.h2 textStyle="subheading">OnlyFans Self AI</chakra.h2>
        <chakra.p color="fg.muted" textStyle="small" mt="0.5">
          {isFree
            ? 'Your photos are ready. Your first picture with them is free - make it when you like.'
            : 'Step into your own pictures. Private, and yours to take back.'}
        </chakra.p>
      </Box>
      <Box data-arrow="" aria-hidden display={{ lg: 'none' }}>
        <ArrowRight size={20} />
      </Box>
    </Frame>
  );
}
