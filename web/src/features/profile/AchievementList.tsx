import { chakra } from '@chakra-ui/react';

/** Two in a row where there is room. */
export const AchievementList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    listStyleType: 'none',
  },
});
