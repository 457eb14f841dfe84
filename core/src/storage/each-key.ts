import type { ObjectStorage } from './object-storage.ts';

const PAGE = 1_000;

/** Every key that begins with `prefix`, in order and page by page. */
export async function* eachKey(storage: ObjectStorage, prefix = ''): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const keys = await storage.list(prefix, { after, limit: PAGE });
    yield* keys;
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
