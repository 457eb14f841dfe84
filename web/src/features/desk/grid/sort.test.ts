import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { readSort, sortedRows, writeSort } from './sort.ts';

interface Row {
  id: string;
  tokens: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'Id', draw: ({ id }) => id },
  { id: 'tokens', header: 'Tokens', draw: ({ tokens }) => tokens, order: ({ tokens }) => tokens },
];
const rows: readonly Row[] = [
  { id: 'a', tokens: 9 },
  { id: 'b', tokens: 100 },
  { id: 'c', tokens: 20 },
];
const ids = (sort: string | undefined) =>
  sortedRows(rows, columns, readSort(sort)).map(({ id }) => id);

it('sorts numbers by their size, both ways', () => {
  expect(ids('tokens')).toEqual(['a', 'c', 'b']);
  expect(ids('-tokens')).toEqual(['b', 'c', 'a']);
});

it('leaves rows as they came without an order, or with one that no column has', () => {
  const orders = [undefined, '', '-', 'id', 'nothing'].map(ids);
  expect(new Set(orders.map(String))).toEqual(new Set(['a,b,c']));
});

it('is read from the address as it was written', () => {
  const texts = ['tokens', '-tokens'];
  expect(texts.map((text) => writeSort(readSort(text)))).toEqual(texts);
  expect(writeSort(undefined)).toBeUndefined();
});
