import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { describe, FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { fieldStyles } from './field-styles.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& svg': {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
  },
});
const Select = chakra('select', {
  base: {
    ...fieldStyles,
    ps: '3.5',
    pe: '9',
    cursor: 'button',
    textOverflow: 'ellipsis',
    '& option': { bg: 'bg.raised', color: 'fg' },
  },
  variants: {
    size: { sm: { height: '11', textStyle: 'label' }, md: { height: '12' } },
  },
});

interface Props<Value extends string> extends FieldWords {
  value: Value;
  options: readonly Readonly<{ value: Value; label: string }>[];
  onChange: (value: Value) => void;
  size?: 'sm' | 'md';
  disabled?: boolean;
}

/** One choice out of several, as the system's own list: best on a phone, and known to everyone. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, hint, error, value, options, onChange, size = 'md', disabled } = props;
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Frame>
        <Select
          {...describe(id, { error, hint })}
          size={size}
          value={value}
          disabled={disabled === true}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={16} aria-hidden />
      </Frame>
    </FieldFrame>
  );
}
