import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

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
  /** Names what is on when it is on; it does not change with the state. */
  label: string;
  /** The words in sight, where what stands around them says the rest. */
  shortLabel?: string;
  /** Says what the present state means. */
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({
  label,
  shortLabel = label,
  hint,
  checked,
  disabled = false,
  onChange,
}: Props) {
  const hintId = useId();
  return (
    <Frame>
      <Input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <chakra.span>
        {shortLabel}
        {hint !== undefined && (
          <chakra.span id={hintId} display="block" textStyle="caption" color="fg.subtle">
            {hint}
          </chakra.span>
        )}
      </chakra.span>
    </Frame>
  );
}
