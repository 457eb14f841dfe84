import { Box, Grid, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { TextLink } from '../../ui/TextLink.tsx';

const SCENES = ['self-mountains', 'self-sea', 'self-castle'];

export function Hero() {
  return (
    <Box>
      <TextLink
        to="/"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="10"
        textStyle="label"
      >
        <ArrowLeft size={17} aria-hidden />
        Back to Home
      </TextLink>
      <chakra.h1 textStyle="display" mt="3">
        OnlyFans Self AI
      </chakra.h1>
      <chakra.p textStyle="lead" color="fg.muted" mt="4" maxW="34rem">
        Upload 1-5 photos of yourself, and see yourself in places you have never been. Photos of
        you, by you, for your eyes until you decide otherwise.
      </chakra.p>
      <Grid
        gap="3"
        mt={{ base: '6', lg: '8' }}
        maxW="30rem"
        templateColumns="repeat(3, 1fr)"
        css={{ '& img': { width: '100%', height: '100%', objectFit: 'cover' } }}
        aria-hidden
      >
        {SCENES.map((name) => (
          <Box
            key={name}
            aspectRatio={{ base: '1', lg: '0.8' }}
            overflow="hidden"
            borderRadius="lg"
            borderWidth="1px"
          >
            <img src={`/showcase/${name}.webp`} alt="" />
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
