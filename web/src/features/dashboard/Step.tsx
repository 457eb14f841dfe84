import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** On a phone a row, so that all of them are in sight; beside each other where there is room. */
const Frame = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    alignItems: { base: 'center', sm: 'stretch' },
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    color: 'fg',
    transitionProperty: 'transform, border-color',
    transitionDuration: 'moderate',
    transitionTimingFunction: 'out',
    _hover: { borderColor: 'accent.line', transform: 'translateY(-2px)' },
  },
});

interface Props {
  to: string;
  title: string;
  text: string;
  picture: string;
  /** The part of the picture that must be seen. */
  position: string;
}

/** A way to begin, with a picture of what it leads to. */
export function Step({ to, title, text, picture, position }: Props) {
  return (
    <Frame to={to}>
      <chakra.img
        src={picture}
        alt=""
        flexShrink="0"
        width={{ base: '6.5rem', sm: 'full' }}
        height={{ base: '6.5rem', sm: '9rem' }}
        objectFit="cover"
        style={{ objectPosition: position }}
      />
      <Box p={{ base: '3.5', md: '4' }} minW="0">
        <chakra.h3 textStyle="subheading">{title}</chakra.h3>
        <chakra.p color="fg.muted" textStyle="small" mt="0.5">
          {text}
        </chakra.p>
      </Box>
    </Frame>
  );
}
