import type { Collection } from './collection.ts';
import type { Index } from './index-keys.ts';
import { atOnce } from './pace.ts';
import { select } from './query.ts';
import type { Store } from './store.ts';

/** Documents removed in one commit, so that others do not wait long. */
const BATCH = 500;

/** Removes what the TTL indexes say has expired. */
export async function removeExpired(store: Store): Promise<void> {
  for (const collection of [...store.collections.values()]) {
    for (const index of collection.indexes) {
      if (index.spec.expireAfterSeconds !== undefined) await sweep(store, collection, index);
    }
  }
}

async function sweep(store: Store, collection: Collection, index: Index): Promise<void> {
  const [field] = index.fields;
  if (!field) return;
  const seconds = index.spec.expireAfterSeconds ?? 0;
  for (;;) {
    const removed = await store.write(() => {
      if (store.get(collection.ns) !== collection) return 0;
      const due = { [field.path]: { $lte: new Date(Date.now() - seconds * 1000) } };
      const filter = { $and: [due, index.spec.partialFilterExpression ?? {}] };
      const rows = collection.indexes.includes(index)
        ? atOnce(select(collection, { filter, limit: BATCH }))
        : [];
      for (const row of rows) collection.remove(row);
      return rows.length;
    });
    if (removed < BATCH) return;
  }
}
