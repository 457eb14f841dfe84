import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { litWhenChosen, RadioGroup } from './RadioGroup.tsx';

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Chip = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    px: '4',
    borderRadius: 'full',
    textStyle: 'label',
  },
});

interface Props<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly Readonly<{ value: Value; label: string; icon?: ReactNode }>[];
  onChange: (value: Value) => void;
}

/** One choice out of several, in as many rows as they need. */
export function ChipPicker<Value extends string>(props: Props<Value>) {
  return (
    <RadioGroup
      {...props}
      legendGap="2.5"
      Layout={Chips}
      Frame={Chip}
      draw={({ icon, label }) => (
        <>
          {icon}
          {label}
        </>
      )}
    />
  );
}
