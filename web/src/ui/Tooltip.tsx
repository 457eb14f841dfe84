import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import { TIMING } from '@vesper/core/contract/limits';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

/** A short hint on hover and focus. It never holds what people cannot do without. */
export function Tooltip({ content, children }: Props) {
  return (
    <ChakraTooltip.Root
      openDelay={TIMING.tooltipDelay}
      // While one still stands, the next opens at once.
      closeDelay={TIMING.tooltipSkip}
      positioning={{ placement: 'top', gutter: 8 }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
