import { Box, Flex, chakra } from '@chakra-ui/react';
import type { StoryPassageView } from '@vesper/core/contract/story';
import { GitBranch } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import type { Way } from '../../data/story/branches.ts';
import type { TakeTurn } from './use-turn.ts';

const Ways = chakra('details', {
  base: {
    my: '2',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '8',
      px: '2.5',
      ms: '-2.5',
      borderRadius: 'md',
      textStyle: 'caption',
      color: 'fg.subtle',
      cursor: 'button',
      listStyle: 'none',
      _hover: { color: 'fg', bg: 'bg.hover' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
  },
});

const WayButton = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    borderWidth: '1px',
    textStyle: 'small',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
    _disabled: { cursor: 'disabled', opacity: '0.5' },
  },
});

interface Props {
  passage: StoryPassageView;
  ways: readonly Way[];
  /** The passage that this branch goes on with. */
  taken: string | undefined;
  busy: boolean;
  onTake: TakeTurn;
  onOpen: (passageId: string) => void;
}

/** The ways that were not taken here: a told one opens its branch, another begins one. */
export function OtherWays({ passage, ways, taken, busy, onTake, onOpen }: Props) {
  const others = ways.filter((way) => way.passage === null || way.passage.id !== taken);
  if (others.length === 0) return null;
  return (
    <Ways>
      <summary>
        <GitBranch size={14} aria-hidden />
        Other ways from here ({others.length})
      </summary>
      <Flex direction="column" gap="2" pt="2" pb="4" animation="fade-in 180ms">
        {others.map(({ choice, passage: to }) => (
          <WayButton
            key={to?.id ?? choice}
            type="button"
            disabled={busy}
            onClick={() => (to ? onOpen(to.id) : inBackground(onTake(passage.id, choice)))}
          >
            <span>{choice}</span>
            <Box as="span" textStyle="caption" color="fg.subtle" flexShrink="0">
              {to ? 'Read this branch' : 'Not told yet'}
            </Box>
          </WayButton>
        ))}
      </Flex>
    </Ways>
  );
}
