import { Box, chakra } from '@chakra-ui/react';
import { Brain, ChevronRight } from 'lucide-react';
import { useState } from 'react';

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    ms: '-2',
    px: '2',
    borderRadius: 'md',
    textStyle: 'small',
    color: 'fg.subtle',
    cursor: 'button',
    transition: 'color 150ms',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '& [data-chevron]': { transition: 'transform 180ms' },
    '&[aria-expanded=true] [data-chevron]': { transform: 'rotate(90deg)' },
  },
});
const Thought = chakra('div', {
  base: {
    maxW: '68ch',
    maxH: '20rem',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    mt: '1',
    mb: '3',
    ps: '4',
    borderStartWidth: '2px',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    _focusVisible: { outlineOffset: '2px' },
  },
});

interface Props {
  text: string;
  /** It still thinks: the reply has not begun. */
  live: boolean;
  /** Milliseconds until its first word; null where nobody knows. */
  tookMs: number | null;
}

/** What the model thought before it spoke, folded away: it is no part of what it said. */
export function Thinking({ text, live, tookMs }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box mb="1">
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Box
          as="span"
          aria-hidden
          animation={live ? 'pulse 1.3s ease-in-out infinite' : undefined}
          color={live ? 'accent.fg' : undefined}
        >
          <Brain size={15} />
        </Box>
        {live ? 'Thinking...' : thoughtFor(tookMs)}
        <ChevronRight size={14} data-chevron="" aria-hidden />
      </Toggle>
      {isOpen && (
        <Thought tabIndex={0} role="region" aria-label="Thinking">
          {text.trim()}
        </Thought>
      )}
    </Box>
  );
}

/** 'Thought for 4 s'. */
function thoughtFor(tookMs: number | null): string {
  if (tookMs === null) return 'Thoughts';
  const seconds = Math.max(1, Math.round(tookMs / 1_000));
  return seconds < 90 ? `Thought for ${seconds} s` : `Thought for ${Math.round(seconds / 60)} min`;
}
