import { chakra } from '@chakra-ui/react';

const Dots = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '1.65rem',
    '& span': {
      boxSize: '2',
      borderRadius: 'full',
      bg: 'accent.rose',
      animation: 'pulse 1.3s ease-in-out infinite',
    },
    '& span:nth-of-type(2)': { animationDelay: '0.18s', bg: 'accent.amber' },
    '& span:nth-of-type(3)': { animationDelay: '0.36s', bg: 'accent.violet' },
  },
});

/** Stands where the first words will appear. Screen readers are told elsewhere. */
export function TypingDots() {
  return (
    <Dots aria-hidden data-testid="typing-dots">
      <span />
      <span />
      <span />
    </Dots>
  );
}
