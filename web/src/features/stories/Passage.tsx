import { Box, chakra } from '@chakra-ui/react';
import type { StoryPassageView, StoryView } from '@vesper/core/contract/story';
import { CornerDownRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { placeWords } from '../../data/run/place-words.ts';
import { useRunOf } from '../../realtime/index.ts';
import { isContinuable, type Way } from '../../data/story/branches.ts';
import { FailedPassage } from './FailedPassage.tsx';
import { Prose } from './Prose.tsx';
import { shownPassage, type ShownPassage } from '../../data/story/shown-passage.ts';
import { StopPassage } from './StopPassage.tsx';
import { TurnBox } from './TurnBox.tsx';
import type { TakeTurn, Taking } from './use-turn.ts';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

const Turn = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    my: { base: '6', md: '8' },
    color: 'accent.fg',
    textStyle: 'label',
    scrollMarginTop: '6rem',
    '& svg': { flexShrink: '0', mt: '1px' },
  },
});

interface Props {
  story: StoryView;
  passage: StoryPassageView;
  first: boolean;
  last: boolean;
  ways: readonly Way[];
  /** Paragraphs that the reader knows from another branch. */
  known: readonly string[];
  taking: Taking;
  onTake: TakeTurn;
  onOpen: (passageId: string) => void;
}

/** One passage: the turn that led to it, its text as it is told, and at the end the ways on. */
export function Passage(props: Props) {
  const { passage, first, last, known } = props;
  const shown = shownPassage(passage, useRunOf('passageId', passage.id));
  const live = shown.status === 'pending' || shown.status === 'streaming';
  const start = useRef<HTMLParagraphElement>(null);
  const wasLive = useRef(live);

  // A turn was just taken: its passage begins where the eyes are.
  useEffect(() => {
    if (!wasLive.current || !last) return;
    start.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [last]);

  return (
    <Box as="section" aria-label={passage.choice ?? 'The beginning'} aria-busy={live || undefined}>
      {passage.choice !== null && (
        <Turn ref={start}>
          <CornerDownRight size={17} aria-hidden />
          {passage.choice}
        </Turn>
      )}
      <Prose text={shown.text} live={live} opening={first} known={known} />
      {shown.place !== undefined && (
        <Box role="status" mt="3" textStyle="small" color="fg.muted">
          {placeWords(shown.place)}
        </Box>
      )}
      {shown.status === 'stopped' && (
        <Box mt="3" textStyle="small" color="fg.subtle">
          Stopped here.
        </Box>
      )}
      {last && <End {...props} shown={shown} />}
    </Box>
  );
}

type EndProps = Props & { shown: ShownPassage };

/** The foot of the last passage: stops it, tries it again, or goes on. */
function End({ story, passage, ways, taking, onTake, onOpen, shown }: EndProps) {
  const live = shown.status === 'pending' || shown.status === 'streaming';
  return (
    <>
      {live && <StopPassage storyId={story.id} />}
      {!live && isContinuable(shown) && (
        <TurnBox
          story={story}
          passage={passage}
          ways={ways}
          taking={taking}
          onTake={onTake}
          onOpen={onOpen}
        />
      )}
      {!live && !isContinuable(shown) && (
        <FailedPassage
          story={story}
          passage={passage}
          reason={shown.status === 'stopped' ? STOPPED_EARLY : shown.failure}
          busy={taking !== null}
          onTake={onTake}
        />
      )}
      <Box srOnly role="status">
        {live ? 'The passage is being told.' : 'The passage has been told.'}
      </Box>
    </>
  );
}

const STOPPED_EARLY = 'This passage was stopped before its first word.';
