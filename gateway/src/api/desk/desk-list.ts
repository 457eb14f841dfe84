import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { DeskActionName } from '@vesper/core/contract/desk/actions';
import { LIMITS } from '@vesper/core/contract/limits';
import type { GatewayContext } from '../../context.ts';
import { attachFile } from '../../http/attach-file.ts';
import { cutPage } from '../../http/paging.ts';
import { route, type Route } from '../../http/route.ts';

interface PageQuery {
  limit: number;
  before?: string | undefined;
}

interface DeskList<Row extends { id: string }, Query extends PageQuery> {
  path: string;
  action: DeskActionName;
  summary: string;
  query: z.ZodType<Query>;
  row: z.ZodType<Row>;
  /** Rows newest first, at most `limit` of them, after the one that `before` names. */
  find(context: GatewayContext, query: Query): Promise<Row[]>;
  /** Columns of the file, by what stands over them. */
  columns: Record<string, (row: Row) => string | number | boolean | null>;
}

/** Rows that are read at a time for a file. */
const PART = 500;

/** A list of the desk: as pages of JSON, and all that the same filters leave as one CSV file. */
export function deskList<Row extends { id: string }, Query extends PageQuery>(
  list: DeskList<Row, Query>,
): Route[] {
  const { path, action, summary, query: schema, row, find, columns } = list;
  const name = path.split('/').at(-1) ?? 'list';
  const pages = route({
    method: 'get',
    path,
    access: 'staff',
    policy: { desk: action },
    summary,
    query: schema,
    responses: { 200: z.array(row) },
    async handler({ context, query, ctx }) {
      const { limit } = query;
      const { items, headers } = cutPage(
        ctx,
        await find(context, { ...query, limit: limit + 1 }),
        limit,
      );
      return { status: 200, body: items, headers };
    },
  });
  const file = route({
    method: 'get',
    path: `${path}.csv`,
    access: 'staff',
    policy: { desk: action },
    summary: `${summary} As CSV, at most ${LIMITS.csvRows.toLocaleString('en')} rows.`,
    query: schema,
    produces: ['text/csv'],
    responses: { 200: z.string() },
    async handler({ context, query, ctx }) {
      const rows = await readAll((page) => find(context, { ...query, ...page }));
      const cells = rows.map((it) => Object.values(columns).map((cell) => cell(it)));
      // Spreadsheets run what begins like a formula, and names and reasons are written by strangers.
      const text = stringify([Object.keys(columns), ...cells], { escape_formulas: true });
      attachFile(ctx, name, 'csv');
      return { status: 200, body: text, headers: { 'Content-Type': 'text/csv; charset=utf-8' } };
    },
  });
  return [pages, file];
}

async function readAll<Row extends { id: string }>(
  find: (page: { limit: number; before?: string }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const limit = Math.min(PART, LIMITS.csvRows - rows.length);
    const part = await find({ limit, ...(last && { before: last.id }) });
    rows.push(...part);
    if (part.length < limit || rows.length >= LIMITS.csvRows) return rows;
  }
}
