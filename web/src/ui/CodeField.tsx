import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A code of an authenticator, or one of those for the case that it is lost. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
