import type { Collection, Row } from './collection.ts';
import { CommandError } from './errors.ts';
import { compileFilter } from './match.ts';
import { expand, PAUSE, paced, type Paced } from './pace.ts';
import { plan } from './planner.ts';
import type { Examined } from './scan.ts';
import { sortKey, sortPaced } from './sort.ts';
import type { Doc } from './values.ts';

export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  skip?: number | undefined;
  /** 0 or absent: all. */
  limit?: number | undefined;
}

/** The rows of a query in order, one at a time, with pauses. */
export function* select(
  collection: Collection | undefined,
  query: Query,
  examined: Examined = { keys: 0, documents: 0 },
): Paced<Row> {
  const { filter, sort = {}, skip = 0, limit = 0 } = query;
  const matches = compileFilter(filter);
  const key = sortKey(sort);
  if (skip < 0) throw new CommandError('Location51024', 'skip value must be non-negative');
  if (!collection) return;
  const chosen = plan(collection, filter, sort);
  const all = Object.keys(filter).length === 0;
  const found = expand(paced(chosen.rows(examined)), (row) =>
    all || matches(row.doc) ? [row] : [],
  );
  const last = limit ? skip + limit : Infinity;
  yield* window(chosen.sorted ? found : sortPaced(found, (row) => key(row.doc), last), skip, last);
}

/** The items from position `skip` (included) to `last` (not). */
export function* window<T>(items: Paced<T>, skip: number, last: number): Paced<T> {
  let position = 0;
  if (last <= 0) return;
  for (const item of items) {
    if (item === PAUSE) yield PAUSE;
    else {
      if (position++ >= skip) yield item;
      if (position >= last) return;
    }
  }
}
