import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { litWhenChosen, RadioGroup } from './RadioGroup.tsx';

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
    ...litWhenChosen,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '11',
    px: { base: '1', sm: '2' },
    py: '2.5',
    borderRadius: 'md',
    borderColor: 'transparent',
    textAlign: 'center',
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
  return (
    <RadioGroup
      {...props}
      Layout={Options}
      Frame={Option}
      nameOf={({ label, detail }) => (detail ? `${label}, ${detail}` : label)}
      draw={({ icon, label, detail }) => (
        <>
          {icon !== undefined && (
            <Box data-icon="" height="6" display="grid" placeItems="center" aria-hidden>
              {icon}
            </Box>
          )}
          <Box textStyle="label" aria-hidden>
            {label}
          </Box>
          {detail !== undefined && (
            <Box textStyle="caption" color="fg.subtle" aria-hidden>
              {detail}
            </Box>
          )}
        </>
      )}
    />
  );
}
