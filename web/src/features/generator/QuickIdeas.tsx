import { Flex, chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ideasAt } from './ideas.ts';

const Idea = chakra('button', {
  base: {
    h: { base: '11', md: '9' },
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

/** Fills the prompt with an example; three at a time. */
export function QuickIdeas({ onPick }: { onPick: (prompt: string) => void }) {
  const [turn, setTurn] = useState(0);
  return (
    <Flex role="group" aria-label="Quick Ideas" gap="2" wrap="wrap">
      <Flex width="full" align="center" justify="space-between" gap="3" textStyle="label">
        Quick Ideas
        <Button
          variant="ghost"
          size="sm"
          h={{ base: '11', md: '8' }}
          me="-3"
          icon={<RefreshCw size={14} aria-hidden />}
          onClick={() => setTurn(turn + 1)}
        >
          More ideas
        </Button>
      </Flex>
      {ideasAt(turn).map(({ title, prompt }) => (
        <Idea key={title} type="button" title={prompt} onClick={() => onPick(prompt)}>
          {title}
        </Idea>
      ))}
    </Flex>
  );
}
