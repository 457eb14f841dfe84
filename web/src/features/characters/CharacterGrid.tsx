import { Grid } from '@chakra-ui/react';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Two beside each other on a phone, one where even that is too narrow. */
const COLUMNS = {
  phone: 'repeat(auto-fill, minmax(max(9rem, 50% - 1rem), 1fr))',
  wide: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
};

export const CharacterGrid = (props: React.ComponentProps<typeof Grid>) => (
  <Grid
    gap={{ base: '3', md: '5' }}
    templateColumns={{ base: COLUMNS.phone, sm: COLUMNS.wide }}
    {...props}
  />
);

export function CharacterGridSkeleton({ label }: { label: string }) {
  return (
    <CharacterGrid role="status" aria-label={label}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height="22rem" borderRadius="xl" />
      ))}
    </CharacterGrid>
  );
}
