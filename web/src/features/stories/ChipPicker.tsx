import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2.5', p: '0' } });
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&:has(:checked)': {
      backgroundImage: 'haze',
      backgroundOrigin: 'border-box',
      borderColor: 'accent.line',
      color: 'fg',
      '& svg': { color: 'accent.fg' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Readonly<{ value: Value; label: string; icon?: ReactNode }>[];
  onChange: (value: Value) => void;
};

/** One choice out of several, in as many rows as they need. */
export function ChipPicker<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <Group>
      <Legend>{label}</Legend>
      <Chips>
        {options.map((option) => (
          <Chip key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
            />
            {option.icon}
            {option.label}
          </Chip>
        ))}
      </Chips>
    </Group>
  );
}
