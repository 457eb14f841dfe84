import { Box, Center, Flex, Grid, chakra } from '@chakra-ui/react';

const STEPS = [
  ['Upload Photos', 'Choose 1-5 photos of yourself: sharp, with good light on your face.'],
  ['AI Processing', 'Each photo is checked and prepared. It takes seconds, and you see it happen.'],
  [
    'Generate Content',
    "Choose 'Feature me' in the generator, describe a scene, and be in it. The first one is free.",
  ],
] as const;

export function HowItWorks() {
  return (
    <Box as="section" aria-labelledby="how" mt={{ base: '10', md: '14' }}>
      <chakra.h2 id="how" textStyle="heading" mb="5">
        How It Works
      </chakra.h2>
      <Grid
        as="ol"
        gap={{ base: '5', md: '8' }}
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        listStyleType="none"
      >
        {STEPS.map(([title, text], index) => (
          <Flex as="li" key={title} gap="4">
            <Center
              boxSize="10"
              flexShrink="0"
              borderRadius="full"
              backgroundImage="dusk"
              color="accent.contrast"
              fontWeight="bold"
              aria-hidden
            >
              {index + 1}
            </Center>
            <div>
              <chakra.h3 textStyle="subheading">{title}</chakra.h3>
              <chakra.p color="fg.muted" mt="1">
                {text}
              </chakra.p>
            </div>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}
