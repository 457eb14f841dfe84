import { chakra } from '@chakra-ui/react';
import { Coins } from 'lucide-react';
import { priceWords } from '../../data/image/price-words.ts';

interface Props {
  cost: number;
  /** On a button that is not lit. */
  isPlain?: boolean;
}

/** What an order costs, on the button that sends it. */
export function Price({ cost, isPlain = false }: Props) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      ps="3"
      ms="1"
      borderInlineStartWidth="1px"
      borderColor={isPlain ? 'border' : 'rgba(28, 15, 29, 0.28)'}
      textStyle="label"
    >
      <Coins size={15} aria-hidden />
      {priceWords(cost)}
    </chakra.span>
  );
}
