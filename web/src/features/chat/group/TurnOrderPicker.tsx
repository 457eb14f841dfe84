import { chakra } from '@chakra-ui/react';
import type { TurnOrder } from '@vesper/core/contract/group';
import { litWhenChosen, RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TURN_ORDER_OPTIONS } from './turn-order-words.ts';

const Rows = chakra('div', { base: { display: 'grid', gap: '2' } });
const Row = chakra('label', {
  base: {
    ...litWhenChosen,
    position: 'relative',
    display: 'block',
    px: '4',
    py: '2.5',
    borderRadius: 'lg',
  },
});

interface Props {
  value: TurnOrder;
  onChange: (turnOrder: TurnOrder) => void;
}

/** Who answers a message. */
export function TurnOrderPicker({ value, onChange }: Props) {
  return (
    <RadioGroup
      label="Who answers"
      value={value}
      options={TURN_ORDER_OPTIONS}
      onChange={onChange}
      Layout={Rows}
      Frame={Row}
      draw={({ label, says }) => (
        <>
          <chakra.span display="block" textStyle="label" color="fg">
            {label}
          </chakra.span>
          <chakra.span display="block" textStyle="caption" color="fg.muted" textWrap="pretty">
            {says}
          </chakra.span>
        </>
      )}
    />
  );
}
