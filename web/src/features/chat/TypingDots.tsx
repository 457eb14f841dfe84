import { chakra, Flex } from '@chakra-ui/react';
import { placeWords } from '../../data/run/place-words.ts';

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

/**
 * Stands where the first words will appear. Screen readers are told elsewhere, but for the place in
 * line while the model is busy with others.
 */
export function TypingDots({ place }: { place?: number | undefined }) {
  return (
    <Flex align="center" gap="3">
      <Dots aria-hidden data-testid="typing-dots">
        <span />
        <span />
        <span />
      </Dots>
      {place !== undefined && (
        <chakra.span role="status" textStyle="small" color="fg.muted">
          {placeWords(place)}
        </chakra.span>
      )}
    </Flex>
  );
}
