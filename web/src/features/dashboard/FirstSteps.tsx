import { Box, Grid } from '@chakra-ui/react';
import { SectionHead } from './SectionHead.tsx';
import { Step } from './Step.tsx';

const STEPS = [
  {
    to: '/characters',
    title: 'Meet somebody',
    text: 'A companion with a mind of their own. Talking is free.',
    picture: '/showcase/companion.webp',
    position: '50% 30%',
  },
  {
    to: '/generator',
    title: 'Paint a picture',
    text: 'Describe a scene, and watch it appear layer by layer.',
    picture: '/showcase/spring-castle.webp',
    position: '50% 55%',
  },
  {
    to: '/stories',
    title: 'Step into a story',
    text: 'You decide at every turn how it goes on.',
    picture: '/showcase/story-forest.webp',
    position: '50% 60%',
  },
];

/** Where to begin, for who has done nothing here yet. */
export function FirstSteps() {
  return (
    <Box as="section" aria-labelledby="first">
      <SectionHead id="first" title="Good ways to begin" />
      <Grid
        gap={{ base: '3', md: '4' }}
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        {STEPS.map((step) => (
          <Step key={step.to} {...step} />
        ))}
      </Grid>
    </Box>
  );
}
