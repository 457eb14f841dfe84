import { Grid } from '@chakra-ui/react';

const PICTURES = ['spring-castle', 'lantern-festival', 'the-quiet-fox', 'last-light'];

/** A strip of painted pictures, as the gallery hangs them. */
export function GalleryArt() {
  return (
    <Grid
      height="full"
      gap="1"
      templateColumns="repeat(4, 1fr)"
      templateRows="100%"
      css={{ '& img': { width: '100%', height: '100%', objectFit: 'cover' } }}
    >
      {PICTURES.map((name) => (
        <img key={name} src={`/showcase/${name}.webp`} alt="" loading="lazy" />
      ))}
    </Grid>
  );
}
