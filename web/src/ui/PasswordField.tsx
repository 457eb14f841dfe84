import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> {
  visible: boolean;
  /** Leave it out on a second field that follows the first one's choice. */
  onToggle?: () => void;
}

export function PasswordField({ visible, onToggle, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        onToggle && (
          <IconButton
            label={visible ? 'Hide password' : 'Show password'}
            aria-pressed={visible}
            onClick={onToggle}
          >
            {visible ? <EyeOff size={18} /> : <Eye size={18} />}
          </IconButton>
        )
      }
    />
  );
}
