import { Box, Flex, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import { sortedRows, type Sort } from './sort.ts';

const Row = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    px: '4',
    py: '3.5',
    cursor: 'button',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
const Item = chakra('li', { base: { '& + &': { borderTopWidth: '1px' } } });

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort | undefined;
  onOpen: (id: string) => void;
}

/** The rows on a phone: what matters in the first line, the rest with its names below. */
export function RowCards<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, sort, onOpen } = props;
  const shown = useMemo(() => sortedRows(rows, columns, sort), [rows, columns, sort]);
  const at = (place: Column<Row>['inCard']) =>
    columns.filter(({ inCard = 'line' }) => inCard === place);
  return (
    <Box as="ul" aria-label={label} listStyleType="none">
      {shown.map((row) => (
        <Item key={row.id}>
          <Row type="button" onClick={() => onOpen(row.id)}>
            <Flex justify="space-between" align="center" gap="3" minW="0">
              <Box textStyle="label" minW="0" flex="1" overflow="hidden">
                {at('title').map((column) => (
                  <Box key={column.id} truncate>
                    {column.draw(row)}
                  </Box>
                ))}
              </Box>
              {at('aside').map((column) => (
                <Box key={column.id} flexShrink="0" textStyle="label">
                  {column.draw(row)}
                </Box>
              ))}
            </Flex>
            <Flex wrap="wrap" columnGap="4" rowGap="1" mt="2" textStyle="small" color="fg.muted">
              {at('line').map((column) => (
                <Flex key={column.id} gap="1.5" align="center" minW="0">
                  <chakra.span color="fg.subtle">{column.header}</chakra.span>
                  <Box minW="0">{column.draw(row)}</Box>
                </Flex>
              ))}
            </Flex>
          </Row>
        </Item>
      ))}
    </Box>
  );
}
