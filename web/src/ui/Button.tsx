import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from './button-recipe.ts';
import { Spinner } from './Spinner.tsx';

const Base = chakra('button', buttonRecipe);

interface Props extends ComponentProps<typeof Base> {
  /** Disables the button and shows a spinner before its words, which say what is going on. */
  loading?: boolean;
  icon?: ReactNode;
}

export function Button({ loading = false, icon, children, disabled, ...rest }: Props) {
  return (
    <Base
      type="button"
      {...rest}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner size="sm" /> : icon}
      {children}
    </Base>
  );
}
