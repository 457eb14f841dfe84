import { Box, chakra } from '@chakra-ui/react';
import { Inlines } from './Inlines.tsx';
import type { Cell } from './nodes.ts';

const Grid = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    minW: 'full',
    textStyle: 'small',
    overflowWrap: 'normal',
    '& :is(th, td)': { px: '3.5', py: '2', verticalAlign: 'top', minW: '20' },
    '& th': { fontWeight: 'semibold', textAlign: 'start', bg: 'bg.hover' },
    '& tr:not(:last-child) td': { borderBottomWidth: '1px' },
  },
});

interface Props {
  header: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

/** A table that scrolls sideways by itself where it is too wide. */
export function Table({ header, rows }: Props) {
  return (
    <Box
      role="region"
      aria-label="Table"
      tabIndex={0}
      width="full"
      overflowX="auto"
      scrollbarWidth="thin"
      borderRadius="lg"
      borderWidth="1px"
      _focusVisible={{ outlineOffset: '-3px' }}
    >
      <Grid>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col" style={{ textAlign: cell.align ?? 'start' }}>
                <Inlines nodes={cell.children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={index} style={{ textAlign: cell.align ?? 'start' }}>
                  <Inlines nodes={cell.children} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  );
}
