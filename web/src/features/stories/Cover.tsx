import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { COVERS, coverOf, type Genre } from './genres.ts';

interface Props {
  genre: Genre;
  height: BoxProps['height'];
}

/** The painted cover of a genre; its colours stand there until the picture does. */
export function Cover({ genre, height }: Props) {
  const { icon: Icon, sky } = COVERS[genre];
  return (
    <Box position="relative" overflow="hidden" height={height} style={{ backgroundImage: sky }}>
      <chakra.img
        src={coverOf(genre)}
        alt=""
        loading="lazy"
        decoding="async"
        position="absolute"
        inset="0"
        width="full"
        height="full"
        objectFit="cover"
        objectPosition="50% 22%"
        onError={(event) => event.currentTarget.remove()}
      />
      <Box
        aria-hidden
        position="absolute"
        inset="0"
        backgroundImage="linear-gradient(transparent 55%, rgba(6, 7, 15, 0.55))"
      />
      <Box
        aria-hidden
        position="absolute"
        insetStart="5"
        bottom="4"
        color="rgba(255, 255, 255, 0.94)"
      >
        <Icon size={24} strokeWidth={1.7} />
      </Box>
    </Box>
  );
}
