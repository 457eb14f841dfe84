import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { buttonRecipe } from './button-recipe.ts';

/** A link to another screen that looks like a button: `<ButtonLink to="/signup">`. */
export const ButtonLink = chakra(Link, buttonRecipe);
