import { Box } from '@chakra-ui/react';
import {
  CellStyleModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  RenderApiModule,
  RowStyleModule,
  type ColDef,
  type SortChangedEvent,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, type ReactNode } from 'react';
import { cspNonce } from '../../../lib/csp-nonce.ts';
import { gridTheme } from './grid-theme.ts';
import { compare, type Sort } from './sort.ts';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  RenderApiModule,
  RowStyleModule,
]);

const ROW = 50;
const HEAD = 42;
const LEAST_WIDTH = 110;

interface Cell {
  shown: ReactNode;
  order: string | number;
}

/** Read once: it is that of the page. */
const STYLE_NONCE = cspNonce();

const GRID = { '& .ag-row': { cursor: 'pointer' } };

/** A row whose cells are drawn already. */
export interface DrawnRow {
  id: string;
  cells: Readonly<Record<string, Cell>>;
}

interface Head {
  id: string;
  header: string;
  canSort: boolean;
  width: number | undefined;
  isNumber: boolean;
}

interface Props {
  /** Names the grid for whoever hears it. */
  label: string;
  heads: readonly Head[];
  rows: readonly DrawnRow[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/**
 * The grid of a wide window: arrows go from cell to cell, Enter opens the row, and Enter on a
 * head sorts by it.
 */
export function WideGrid({ label, heads, rows, sort, onSort, openId, onOpen }: Props) {
  const definitions = useMemo(() => heads.map((head) => definitionOf(head, sort)), [heads, sort]);
  const list = useMemo(() => [...rows], [rows]);
  const height = `min(${rows.length * ROW + HEAD + 2}px, max(24rem, 100dvh - 22rem))`;
  return (
    <Box height={height} css={GRID}>
      <AgGridReact<DrawnRow>
        theme={gridTheme}
        {...(STYLE_NONCE !== undefined && { styleNonce: STYLE_NONCE })}
        columnDefs={definitions}
        rowData={list}
        getRowId={({ data }) => data.id}
        rowClassRules={{ 'ag-row-selected': ({ data }) => data?.id === openId }}
        suppressMovableColumns
        suppressColumnVirtualisation
        ensureDomOrder
        onGridReady={({ api }) => api.setGridAriaProperty('label', label)}
        onRowClicked={({ data }) => data && onOpen(data.id)}
        onCellKeyDown={({ data, event }) => {
          if (data && event instanceof KeyboardEvent && event.key === 'Enter') onOpen(data.id);
        }}
        onSortChanged={(event) => {
          if (event.source === 'uiColumnSorted') onSort(sortOf(event));
        }}
      />
    </Box>
  );
}

function definitionOf(head: Head, sort: Sort | undefined): ColDef<DrawnRow> {
  const { id, header, canSort, width, isNumber } = head;
  const direction = sort?.isDown === true ? 'desc' : 'asc';
  return {
    colId: id,
    headerName: header,
    valueGetter: ({ data }) => data?.cells[id]?.order,
    cellRenderer: ({ data }: { data?: DrawnRow }) => data?.cells[id]?.shown ?? null,
    comparator: compare,
    sortable: canSort,
    sort: sort?.column === id ? direction : null,
    ...(width === undefined ? { flex: 1, minWidth: LEAST_WIDTH } : { width }),
    ...(isNumber && { type: 'rightAligned' }),
  };
}

function sortOf({ columns = [] }: SortChangedEvent<DrawnRow>): Sort | undefined {
  for (const column of columns) {
    const direction = column.getSort();
    if (direction) return { column: column.getColId(), isDown: direction === 'desc' };
  }
  return undefined;
}
