import { Box, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { StoryPassageView, StoryView } from '@vesper/core/contract/story';
import { ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { hasTouchKeyboard, isSendKey } from '../../lib/send-key.ts';
import { useUser } from '../../data/user/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Way } from '../../data/story/branches.ts';
import type { TakeTurn, Taking } from './use-turn.ts';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minH: '16',
    px: '5',
    py: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    boxShadow: 'card',
    textAlign: 'start',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, transform',
    transitionDuration: 'fast',
    '& [data-arrow]': { color: 'fg.subtle', flexShrink: '0' },
    _hover: {
      borderColor: 'accent.line',
      backgroundImage: 'haze',
      '& [data-arrow]': { color: 'accent.fg' },
    },
    _disabled: { cursor: 'disabled', opacity: '0.55' },
  },
});

interface Props {
  story: StoryView;
  passage: StoryPassageView;
  ways: readonly Way[];
  taking: Taking;
  onTake: TakeTurn;
  onOpen: (passageId: string) => void;
}

/** The next turn of the story: its choices, or one in the reader's own words. */
export function TurnBox({ story, passage, ways, taking, onTake, onOpen }: Props) {
  return (
    <Box as="section" aria-label="What happens next" mt={{ base: '10', md: '12' }}>
      {ways.length > 0 && (
        <chakra.h2 textStyle="label" color="fg.subtle" mb="4">
          What happens next?
        </chakra.h2>
      )}
      <Flex direction="column" gap="3">
        {ways.map(({ choice, passage: told }) => (
          <Choice
            key={choice}
            type="button"
            disabled={taking !== null}
            onClick={() => (told ? onOpen(told.id) : inBackground(onTake(passage.id, choice)))}
          >
            <Box flex="1" minW="0" textStyle="subheading" fontWeight="550">
              {choice}
            </Box>
            <Box data-arrow="">
              {taking?.choice === choice ? <Spinner size="sm" /> : <ArrowRight size={19} />}
            </Box>
          </Choice>
        ))}
        <OwnTurn
          label={ways.length > 0 ? 'Write your own turn' : 'What happens next? Write your turn'}
          {...{ story, passage, taking, onTake }}
        />
      </Flex>
    </Box>
  );
}

const KEYS = 'Press Enter to continue, Shift+Enter for new line';

type OwnTurnProps = Pick<Props, 'story' | 'passage' | 'taking' | 'onTake'> & { label: string };

function OwnTurn({ label, story, passage, taking, onTake }: OwnTurnProps) {
  const { id: userId } = useUser();
  const [text, setText] = useDraft(userId, `story-turn:${story.id}`);
  const choice = text.trim();
  const ready = choice !== '' && choice.length <= LIMITS.storyChoiceMax && taking === null;

  const go = async (): Promise<void> => {
    if (!ready) return;
    // The box below the next passage may stand before this one hears that the turn was taken.
    setText('');
    if (!(await onTake(passage.id, choice))) setText(text);
  };
  const onKey = (event: KeyboardEvent): void => {
    const anyway = event.ctrlKey || event.metaKey;
    if (!isSendKey(event.nativeEvent) || (hasTouchKeyboard() && !anyway)) return;
    event.preventDefault();
    inBackground(go());
  };

  return (
    <Flex
      as="form"
      direction="column"
      gap="3"
      mt="3"
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(go());
      }}
    >
      <TextArea
        label={label}
        placeholder={`What does ${story.lead.split(',')[0] ?? story.lead} do?`}
        value={text}
        max={LIMITS.storyChoiceMax}
        error={
          choice.length > LIMITS.storyChoiceMax
            ? `A turn has at most ${LIMITS.storyChoiceMax} characters.`
            : undefined
        }
        hint={choice === '' || hasTouchKeyboard() ? undefined : KEYS}
        minRows={2}
        maxRows={6}
        onKeyDown={onKey}
        onChange={(event) => setText(event.target.value)}
      />
      {choice !== '' && (
        <Button type="submit" alignSelf="flex-end" disabled={!ready}>
          Continue
        </Button>
      )}
    </Flex>
  );
}
