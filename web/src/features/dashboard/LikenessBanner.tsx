import { Box, Flex, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

const SCENES = ['self-mountains', 'self-sea', 'self-castle'];

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    mt: '5',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    backgroundImage: 'haze',
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
  return (
    <Frame to="/onlyfans-self-ai">
      <Flex flexShrink="0" aria-hidden>
        {SCENES.map((name, index) => (
          <Box
            key={name}
            boxSize={{ base: '11', md: '14' }}
            ms={index === 0 ? '0' : '-4'}
            overflow="hidden"
            borderRadius="full"
            borderWidth="2px"
            borderColor="bg.panel"
            display={index === 0 ? 'block' : { base: 'none', sm: 'block' }}
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
          Add photos of yourself, and step into your own pictures. Private, and yours to take back.
        </chakra.p>
      </Box>
      <Box data-arrow="" aria-hidden>
        <ArrowRight size={20} />
      </Box>
    </Frame>
  );
}
