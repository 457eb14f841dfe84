import { chakra } from '@chakra-ui/react';
import { Shelf } from '../../../ui/Shelf.tsx';

/** Collections beside each other, two on a phone. */
export const CollectionShelf = chakra(Shelf, {
  base: {
    gap: { base: '3', md: '5' },
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
      md: 'repeat(auto-fill, minmax(16rem, 1fr))',
    },
  },
});
