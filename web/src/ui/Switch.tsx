import { chakra } from '@chakra-ui/react';

const Frame = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '10',
    textStyle: 'label',
    cursor: 'button',
    '&:has(:disabled)': { opacity: '0.55', cursor: 'progress' },
  },
});
const Input = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '2.5rem',
    height: '1.5rem',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'bg.pressed',
    borderWidth: '1px',
    borderColor: 'border.strong',
    cursor: 'inherit',
    transition: 'background-color 180ms',
    _after: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetStart: '3px',
      boxSize: '1rem',
      borderRadius: 'full',
      bg: 'fg',
      transition: 'transform 180ms cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
    _checked: {
      backgroundImage: 'dusk',
      backgroundOrigin: 'border-box',
      borderColor: 'transparent',
      _after: { bg: 'accent.contrast', transform: 'translateX(1rem)' },
    },
  },
});

interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, disabled = false, onChange }: Props) {
  return (
    <Frame>
      <Input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </Frame>
  );
}
