import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '10',
    py: '2',
    color: 'fg',
    cursor: 'button',
    '&:has(:disabled)': { opacity: '0.55', cursor: 'progress' },
  },
});
const Box = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    boxSize: '5',
    mt: '0.5',
    flexShrink: '0',
    borderRadius: '6px',
    bg: 'bg.field',
    borderWidth: '1px',
    borderColor: 'border.strong',
    cursor: 'inherit',
    transition: 'background-color 150ms',
    _after: {
      content: '""',
      position: 'absolute',
      insetStart: '6px',
      top: '2px',
      width: '6px',
      height: '10px',
      borderColor: 'accent.contrast',
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(43deg)',
      opacity: '0',
    },
    _checked: {
      backgroundImage: 'dusk',
      backgroundOrigin: 'border-box',
      borderColor: 'transparent',
      _after: { opacity: '1' },
    },
  },
});

interface Props {
  /** The sentence that is agreed to. */
  children: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** One statement to agree to. */
export function Checkbox({ children, checked, disabled = false, onChange }: Props) {
  return (
    <Frame>
      <Box
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </Frame>
  );
}
