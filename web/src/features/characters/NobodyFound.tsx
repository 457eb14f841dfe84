import { SearchX } from 'lucide-react';
import type { CharacterFilter } from '../../data/character/character-api.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  filter: CharacterFilter;
  /** Among whom, such as 'your characters'. */
  among: string;
}

/** Says why a list that has been narrowed down is empty. */
export function NobodyFound({ filter: { search, tags, liked }, among }: Props) {
  const asked = [
    ...(search === '' ? [] : [`“${search}”`]),
    ...tags.map((tag) => `#${tag}`),
    ...(liked ? ['your favourites'] : []),
  ];
  return (
    <Card pad="none" role="status">
      <EmptyState
        icon={<SearchX size={26} />}
        title="Nobody found"
        description={`There is nobody for ${asked.join(' and ')} among ${among}.`}
      />
    </Card>
  );
}
