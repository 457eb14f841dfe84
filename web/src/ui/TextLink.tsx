import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** A link inside a sentence. */
export const TextLink = chakra(Link, {
  base: {
    color: 'accent.fg',
    fontWeight: 'semibold',
    textUnderlineOffset: '4px',
    textDecorationThickness: '1px',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});
