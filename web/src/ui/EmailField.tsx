import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string };

/** The address that an account is known by. */
export function EmailField({ label = 'Email', ...rest }: Props) {
  return <TextField label={label} type="email" inputMode="email" autoComplete="email" {...rest} />;
}
