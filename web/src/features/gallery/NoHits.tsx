import { SearchX } from 'lucide-react';
import { countFilters, type PictureFilter } from '../../data/image/image-filter.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoHits({ filter }: { filter: PictureFilter }) {
  const { search } = filter;
  const filtered = countFilters(filter) > 0;
  const words = filtered
    ? `No picture${search && ` with “${search}” in its prompt`} fits the filters. Try fewer of them.`
    : `No prompt contains “${search}”. Try fewer or other words.`;
  return (
    <Card pad="none" role="status">
      <EmptyState icon={<SearchX size={26} />} title="Nothing found" description={words} />
    </Card>
  );
}
