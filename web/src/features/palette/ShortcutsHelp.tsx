import { Box, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { printedKeys, SHORTCUTS } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Keys } from '../../ui/Keys.tsx';

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

/** Every shortcut, by where it works. */
export function ShortcutsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      {SHORTCUTS.map(({ where, shortcuts }) => (
        <Box key={where}>
          <chakra.h3 textStyle="label" color="fg" mb="3">
            {where}
          </chakra.h3>
          <Rows>
            {shortcuts.map(({ id, does }) => (
              <Fragment key={id}>
                <dt>{does}</dt>
                <dd>
                  <Keys keys={printedKeys(id)} />
                </dd>
              </Fragment>
            ))}
          </Rows>
        </Box>
      ))}
    </Dialog>
  );
}
