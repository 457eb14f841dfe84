import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2', p: '0' } });
const Options = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    gap: '1',
    p: '1',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.field',
  },
});
const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '11',
    px: { base: '1.5', sm: '2' },
    py: '2.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'fg.muted',
    textAlign: 'center',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&:has(:checked)': {
      backgroundImage: 'haze',
      backgroundOrigin: 'border-box',
      borderColor: 'accent.line',
      color: 'fg',
      '& [data-icon]': { color: 'accent.fg' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

interface Choice<Value extends string> {
  value: Value;
  label: string;
  detail?: string;
  icon?: ReactNode;
}

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** One choice out of a few, all of them in sight: a radio group with the looks of a switch. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <Group>
      <Legend>{label}</Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.detail ? `${option.label}, ${option.detail}` : option.label}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="button"
            />
            {option.icon !== undefined && (
              <Box data-icon="" height="6" display="grid" placeItems="center" aria-hidden>
                {option.icon}
              </Box>
            )}
            <Box textStyle="label" aria-hidden>
              {option.label}
            </Box>
            {option.detail !== undefined && (
              <Box textStyle="caption" color="fg.subtle" aria-hidden>
                {option.detail}
              </Box>
            )}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
