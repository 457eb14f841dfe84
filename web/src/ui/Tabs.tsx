import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

const List = chakra('div', {
  base: {
    // Its tabs are measured against it.
    position: 'relative',
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});
const Tab = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: '0',
    minH: '12',
    px: '3.5',
    borderTopRadius: 'md',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'button',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    _selected: {
      color: 'fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '3.5',
        bottom: '0',
        height: '2px',
        borderRadius: 'full',
        backgroundImage: 'dusk',
      },
    },
  },
});

/** The tab that an arrow key, Home or End leads to from `index` of `count`; undefined for other keys. */
function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface Props<Value extends string> {
  /** Names what the tabs are about. */
  label: string;
  value: Value;
  tabs: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The open tab's content. */
  children: ReactNode;
}

/** One of a few views of the same thing. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // A row longer than the window shows the open tab, also when an address has opened it.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const move = (event: KeyboardEvent, index: number): void => {
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} pt="6">
        {children}
      </Box>
    </>
  );
}
