import type { ReactNode } from 'react';

/** One fact of each row, in the grid of a wide window and in the card of a phone. */
export interface Column<Row> {
  id: string;
  header: string;
  draw: (row: Row) => ReactNode;
  /** Rows are sorted by this; a column without it cannot be sorted by. */
  order?: (row: Row) => string | number;
  /** Pixels; a column without it takes its part of what is left. */
  width?: number;
  isNumber?: boolean;
  /** Its place on a phone: the first line, the end of the first line, or a line of its own. */
  inCard?: 'title' | 'aside' | 'line' | 'none';
}
