import { chakra } from '@chakra-ui/react';
import { Skeleton } from './Skeleton.tsx';

/** A list of cards, as many beside each other as there is room for. */
export const Shelf = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    listStyleType: 'none',
  },
});

interface SkeletonProps {
  label: string;
  /** Of a card. */
  height: string;
}

/** The shape of a shelf on its way. */
export function ShelfSkeleton({ label, height }: SkeletonProps) {
  return (
    <Shelf as="div" role="status" aria-label={label}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={height} borderRadius="xl" />
      ))}
    </Shelf>
  );
}
