import type { Column } from './column.ts';

export interface Sort {
  column: string;
  isDown: boolean;
}

/** `-tokens` of an address is the column `tokens`, the most first. */
export function readSort(text: string | undefined): Sort | undefined {
  if (text === undefined || text === '' || text === '-') return undefined;
  const isDown = text.startsWith('-');
  return { column: isDown ? text.slice(1) : text, isDown };
}

export function writeSort(sort: Sort | undefined): string | undefined {
  return sort && `${sort.isDown ? '-' : ''}${sort.column}`;
}

/** The rows in the order that is asked for; as they came where no column has it. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const order = columns.find(({ id }) => id === sort?.column)?.order;
  if (!sort || !order) return rows;
  const sign = sort.isDown ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(order(one), order(other)));
}

/** Numbers by their size, words as people read them. */
export function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { numeric: true });
}
