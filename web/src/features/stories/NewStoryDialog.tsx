import { Flex } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { STORY_GENRES, STORY_TONES, type StoryView } from '@vesper/core/contract/story';
import { BookOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useUsedUp } from '../../data/plan/use-used-up.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlansLink } from '../../ui/PlansLink.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChipPicker } from '../../ui/ChipPicker.tsx';
import { capitalised, COVERS } from './genres.ts';
import { useStartStory } from './use-start-story.ts';

type Idea = Pick<StoryView, 'genre' | 'tone' | 'lead'>;
interface Props {
  open: boolean;
  onClose: () => void;
  idea?: Idea;
}

const FIRST: Idea = { genre: 'mystery', tone: 'warm', lead: '' };

/** The form for a new story. The premise is kept until a story began with it. */
export function NewStoryDialog({ open, onClose, idea = FIRST }: Props) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const form = useId();
  const [genre, setGenre] = useState(idea.genre);
  const [tone, setTone] = useState(idea.tone);
  const [lead, setLead] = useState(idea.lead);
  const [premise, setPremise] = useDraft(userId, 'story-premise');
  const {
    starting,
    issues,
    usedUp: refused,
    start,
  } = useStartStory((storyId) => {
    setPremise('');
    onClose();
    inBackground(navigate(`/stories/${storyId}`));
  });

  const usedUp = useUsedUp('stories') ?? refused;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title="New story"
      description="Say who it is about and what kind of evening it is. You decide every turn."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={starting} icon={<BookOpen size={17} />}>
            {starting ? 'Beginning...' : 'Begin the story'}
          </Button>
        </>
      }
    >
      <Flex
        as="form"
        id={form}
        direction="column"
        gap="6"
        onSubmit={(event) => {
          event.preventDefault();
          inBackground(start({ genre, tone, lead, premise }));
        }}
      >
        {usedUp !== undefined && (
          <Notice tone="caution" role="status">
            <span>
              {usedUp} <PlansLink />
            </span>
          </Notice>
        )}
        <ChipPicker
          label="Genre"
          value={genre}
          onChange={setGenre}
          options={STORY_GENRES.map((value) => {
            const Icon = COVERS[value].icon;
            return { value, label: capitalised(value), icon: <Icon size={15} aria-hidden /> };
          })}
        />
        <ChipPicker
          label="Tone"
          value={tone}
          onChange={setTone}
          options={STORY_TONES.map((value) => ({ value, label: capitalised(value) }))}
        />
        <TextField
          label="Lead character"
          placeholder="Mara"
          value={lead}
          maxLength={LIMITS.nameMax}
          error={issues.lead}
          onChange={(event) => setLead(event.target.value)}
        />
        <TextArea
          label="Premise (optional)"
          placeholder="A letter arrives, thirty years late."
          value={premise}
          max={LIMITS.storyPremiseMax}
          minRows={3}
          maxRows={6}
          error={issues.premise}
          onChange={(event) => setPremise(event.target.value)}
        />
      </Flex>
    </Dialog>
  );
}
