import { chakra } from '@chakra-ui/react';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import type { Column } from './column.ts';
import { RowCards } from './RowCards.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Sort } from './sort.ts';
import { useNarrow } from './use-narrow.ts';
import type { DrawnRow } from './WideGrid.tsx';

/** The library comes with the first grid that is wide. */
const WideGrid = lazyPart(() => import('./WideGrid.tsx').then((m) => m.WideGrid));

interface Props<Row> {
  /** Names the grid for whoever hears it. */
  label: string;
  /** The same array at every call. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  openId?: string | undefined;
  onOpen: (id: string) => void;
}

/** Rows in columns; on a phone, cards. */
export function DataGrid<Row extends { id: string }>(props: Props<Row>) {
  return useNarrow() ? <RowCards {...props} /> : <Wide {...props} />;
}

function Wide<Row extends { id: string }>({ columns, rows, openId, ...rest }: Props<Row>) {
  const heads = useMemo(() => columns.map(headOf), [columns]);
  const drawn = useMemo(() => rows.map((row) => drawnRow(row, columns)), [rows, columns]);
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <WideGrid {...rest} openId={openId} heads={heads} rows={drawn} />
    </Suspense>
  );
}

/** Stands in the middle of the grid's line, which is as high as the row. */
const Cell = chakra('div', {
  base: {
    display: 'inline-block',
    verticalAlign: 'middle',
    maxW: 'full',
    textStyle: 'small',
    truncate: true,
  },
});

function headOf<Row>({ id, header, order, width, isNumber = false }: Column<Row>) {
  return { id, header, canSort: order !== undefined, width, isNumber };
}

function drawnRow<Row extends { id: string }>(row: Row, columns: readonly Column<Row>[]): DrawnRow {
  const cells = columns.map(({ id, draw, order }) => [
    id,
    { shown: <Cell>{draw(row)}</Cell>, order: order?.(row) ?? '' },
  ]);
  return { id: row.id, cells: Object.fromEntries(cells) };
}
