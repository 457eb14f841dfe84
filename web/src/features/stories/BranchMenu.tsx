import type { StoryPassageView } from '@vesper/core/contract/story';
import { Check, GitBranch } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { endsOf, partingOf, pathTo } from '../../data/story/branches.ts';

interface Props {
  passages: readonly StoryPassageView[];
  /** The end of the branch being read. */
  current: string | undefined;
  onOpen: (passageId: string) => void;
}

/** The way from one branch to another: each by the turn at which it parts. */
export function BranchMenu({ passages, current, onOpen }: Props) {
  const ends = endsOf(passages);
  if (ends.length < 2) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary" icon={<GitBranch size={15} />}>
          {ends.length} branches
        </Button>
      }
      items={ends.map(({ id }) => ({
        id,
        label: labelOf(passages, current, id),
        icon: id === current ? <Check size={16} /> : <GitBranch size={16} />,
        onSelect: () => onOpen(id),
      }))}
    />
  );
}

/** Another branch by the turn at which it leaves the one being read, which is where they differ. */
function labelOf(
  passages: readonly StoryPassageView[],
  current: string | undefined,
  id: string,
): string {
  if (id === current) return `This one · ${count(pathTo(passages, id).length, 'passage')}`;
  const { after, choice } = partingOf(passages, current, id);
  const turn = shorten(choice ?? 'The beginning');
  return after === 0 ? turn : `${turn} · parts after passage ${after}`;
}

const SHOWN = 44;

function shorten(words: string): string {
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1).trimEnd()}…` : words;
}
