import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
    borderTopColor: 'currentColor',
    animation: 'spin 0.8s linear infinite',
    flexShrink: '0',
    '@media (prefers-reduced-motion: reduce)': {
      animation: 'pulse 1.6s ease-in-out infinite !important',
    },
  },
  variants: {
    size: {
      sm: { boxSize: '4', borderWidth: '2px' },
      md: { boxSize: '6', borderWidth: '2px' },
      lg: { boxSize: '10', borderWidth: '3px', color: 'accent.rose' },
    },
  },
  defaultVariants: { size: 'md' },
});

interface Props {
  size?: 'sm' | 'md' | 'lg';
  /** Say what is loading when nothing beside the spinner does; otherwise it is decoration. */
  label?: string;
}

export function Spinner({ size = 'md', label }: Props) {
  return label === undefined ? (
    <Ring size={size} aria-hidden data-motion="keep" />
  ) : (
    <Ring size={size} role="status" aria-label={label} data-motion="keep" />
  );
}
