import { Flex, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

const Key = chakra('kbd', {
  base: {
    minW: '7',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.hover',
    color: 'fg',
    textStyle: 'caption',
    fontFamily: 'inherit',
    textAlign: 'center',
  },
});

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    rowGap: '3',
    columnGap: '6',
    pb: '5',
  },
});

/** Every shortcut of the chat, as '?' shows it. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <Rows>
        {SHORTCUTS.map(({ id, does, keys }) => (
          <Fragment key={id}>
            <dt>{does}</dt>
            <Flex as="dd" gap="1.5">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Flex>
          </Fragment>
        ))}
      </Rows>
    </Dialog>
  );
}
