import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { useCallback, useRef, type ReactElement, type ReactNode } from 'react';
import { MenuChoices, type MenuChoice } from './MenuChoices.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface Props<Value extends string> {
  /** One button; it gets the menu's aria attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Stands below the items. */
  choice?: MenuChoice<Value>;
  /** Stand below the choice. */
  lastItems?: readonly MenuItem[];
  /** Words above the items, for example whose menu this is. */
  header?: ReactNode;
  placement?: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start';
}

export function Menu<Value extends string>(props: Props<Value>) {
  const { trigger, items, choice, lastItems, header, placement = 'bottom-end' } = props;
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
            <Items items={items} />
            {choice && (
              <>
                <ChakraMenu.Separator />
                <MenuChoices {...choice} />
                <ChakraMenu.Separator />
              </>
            )}
            {lastItems && <Items items={lastItems} />}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
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
  ));
}
