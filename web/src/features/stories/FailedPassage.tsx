import { Flex } from '@chakra-ui/react';
import type { StoryPassageView, StoryView } from '@vesper/core/contract/story';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NewStoryDialog } from './NewStoryDialog.tsx';
import type { TakeTurn } from './use-turn.ts';

interface Props {
  story: StoryView;
  passage: StoryPassageView;
  reason: string | undefined;
  busy: boolean;
  onTake: TakeTurn;
}

/** Says why there is no passage, and tries the same turn again; a first one begins anew. */
export function FailedPassage({ story, passage, reason, busy, onTake }: Props) {
  const { parentId, choice } = passage;
  const [beginning, setBeginning] = useState(false);
  const again = (): void => {
    if (parentId === null || choice === null) setBeginning(true);
    else inBackground(onTake(parentId, choice));
  };
  return (
    <Flex direction="column" align="flex-start" gap="4" mt="5">
      <Notice tone="danger" role="alert">
        <TriangleAlert size={16} aria-hidden />
        {reason ?? 'This passage could not be told.'}
      </Notice>
      <Button variant="secondary" loading={busy} icon={<RotateCcw size={16} />} onClick={again}>
        {parentId === null ? 'Begin again' : 'Retry'}
      </Button>
      {beginning && <NewStoryDialog open idea={story} onClose={() => setBeginning(false)} />}
    </Flex>
  );
}
