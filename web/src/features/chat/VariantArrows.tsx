import { Flex, chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { chooseVariant } from '../../data/message/message-actions.ts';
import { useBusy } from '../../lib/use-busy.ts';

const FOR_FINGERS = { '@media (hover: none)': { '& button': { boxSize: '11' } } };

/** The way between the versions of a message. Nothing while there is only one. */
export function VariantArrows({ message }: { message: MessageView }) {
  const { variant, variantCount } = message;
  const [, run] = useBusy();
  if (variantCount < 2) return null;
  const show = (next: number) => () => run(() => chooseVariant(message, next));
  return (
    <Flex
      role="group"
      aria-label="Versions"
      data-holds-place=""
      align="center"
      color="fg.subtle"
      borderWidth="1px"
      borderRadius="full"
      me="1"
      css={FOR_FINGERS}
    >
      <PlainIconButton
        label="Previous version"
        size="sm"
        borderRadius="full"
        color="inherit"
        disabled={variant === 1}
        onClick={show(variant - 1)}
      >
        <ChevronLeft size={15} />
      </PlainIconButton>
      <chakra.span textStyle="caption" fontVariantNumeric="tabular-nums" aria-live="polite">
        <chakra.span srOnly>Version </chakra.span>
        {variant}/{variantCount}
      </chakra.span>
      <PlainIconButton
        label="Next version"
        size="sm"
        borderRadius="full"
        color="inherit"
        disabled={variant === variantCount}
        onClick={show(variant + 1)}
      >
        <ChevronRight size={15} />
      </PlainIconButton>
    </Flex>
  );
}
