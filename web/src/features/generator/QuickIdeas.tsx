import { Box, Flex, chakra } from '@chakra-ui/react';
import { QUICK_IDEAS } from './ideas.ts';

const Idea = chakra('button', {
  base: {
    h: '9',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'color, border-color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', borderColor: 'accent.line', bg: 'accent.subtle' },
  },
});

/** Fills the prompt with an example. */
export function QuickIdeas({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <Flex role="group" aria-label="Quick Ideas" gap="2" wrap="wrap">
      <Box textStyle="label" width="full">
        Quick Ideas
      </Box>
      {QUICK_IDEAS.map(({ title, prompt }) => (
        <Idea key={title} type="button" title={prompt} onClick={() => onPick(prompt)}>
          {title}
        </Idea>
      ))}
    </Flex>
  );
}
