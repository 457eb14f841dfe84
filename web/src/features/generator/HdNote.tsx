import { chakra } from '@chakra-ui/react';
import { HD_STANDING } from '../../data/plan/plan-words.ts';

/** Says beside the choice of quality what the pricing page says of HD. */
export function HdNote() {
  return (
    <chakra.p textStyle="caption" color="fg.subtle" mt="-3">
      HD: {HD_STANDING}.
    </chakra.p>
  );
}
