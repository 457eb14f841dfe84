import { Grid } from '@chakra-ui/react';
import { Skeleton } from '../../ui/Skeleton.tsx';

export const CharacterGrid = (props: React.ComponentProps<typeof Grid>) => (
  <Grid
    gap={{ base: '4', md: '5' }}
    templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
    {...props}
  />
);

export function CharacterGridSkeleton({ label }: { label: string }) {
  return (
    <CharacterGrid role="status" aria-label={label}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="14rem" borderRadius="xl" />
      ))}
    </CharacterGrid>
  );
}
