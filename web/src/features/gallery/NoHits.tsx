import { SearchX } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoHits({ search }: { search: string }) {
  return (
    <Card pad="none" role="status">
      <EmptyState
        icon={<SearchX size={26} />}
        title="Nothing found"
        description={`No prompt contains “${search}”. Try fewer or other words.`}
      />
    </Card>
  );
}
