import type { ComponentProps } from 'react';
import { TextField } from '../../ui/TextField.tsx';

/** The address that an account is known by. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...props} />;
}
