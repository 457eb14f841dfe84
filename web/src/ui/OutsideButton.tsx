import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from './button-recipe.ts';

const Base = chakra('a', buttonRecipe);

/** A link that leaves the product, in a tab of its own, and looks like a button. */
export function OutsideButton(props: ComponentProps<typeof Base>) {
  return <Base variant="secondary" {...props} target="_blank" rel="noopener noreferrer" />;
}
