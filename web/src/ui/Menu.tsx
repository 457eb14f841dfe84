import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { useCallback, useRef, type ReactElement, type ReactNode } from 'react';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface Props {
  /** One button; it gets the menu's aria attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Words above the items, for example whose menu this is. */
  header?: ReactNode;
  placement?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';
}

export function Menu({ trigger, items, header, placement = 'bottom-end' }: Props) {
  // What stands outside of a native modal dialog is behind it and cannot be pressed.
  const dialog = useRef<HTMLElement>(null);
  const look = useCallback((mark: HTMLElement | null) => {
    dialog.current = mark?.closest('dialog') ?? null;
  }, []);
  return (
    <ChakraMenu.Root positioning={{ placement, gutter: 8 }}>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <span ref={look} hidden />
      <Portal container={dialog}>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {header !== undefined && (
              <>
                {header}
                <ChakraMenu.Separator />
              </>
            )}
            {items.map((item) => (
              <ChakraMenu.Item
                key={item.id}
                value={item.id}
                disabled={item.disabled === true}
                data-danger={item.danger === true ? '' : undefined}
                onClick={item.onSelect}
              >
                {item.icon}
                {item.label}
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
