import { chakra } from '@chakra-ui/react';
import { defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

const chipStyles = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    maxW: 'full',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'button',
    transitionProperty: 'color, border-color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', borderColor: 'accent.line', bg: 'accent.subtle' },
    _pressed: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.line' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    size: {
      md: {},
      /** On a card, beside other things: small to look at, large enough under a finger. */
      sm: {
        position: 'relative',
        minH: '6',
        px: '2',
        textStyle: 'caption',
        color: 'accent.fg',
        borderColor: 'transparent',
        _after: { content: '""', position: 'absolute', insetX: '0', insetY: '-6px' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A tag to press. */
export const TagButton = chakra('button', chipStyles);

const TagAnchor = chakra(Link, chipStyles);

interface Props {
  tag: string;
  /** The address of what has it. */
  to: string;
  /** What that is: 'Characters'. */
  what: string;
  size?: 'sm' | 'md';
}

/** A tag that leads to the things that have it. */
export const TagLink = ({ tag, to, what, size = 'md' }: Props) => (
  <TagAnchor to={to} size={size} title={`${what} with #${tag}`}>
    <chakra.span truncate>#{tag}</chakra.span>
  </TagAnchor>
);
