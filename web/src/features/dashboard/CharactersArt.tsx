import { chakra } from '@chakra-ui/react';

/** Somebody to talk to, by the last light. */
export function CharactersArt() {
  return (
    <chakra.img
      src="/showcase/companion.webp"
      alt=""
      width="full"
      height="full"
      objectFit="cover"
      objectPosition="50% 40%"
    />
  );
}
