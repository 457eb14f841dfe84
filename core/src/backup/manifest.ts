import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

const collectionTotals = z.object({
  count: z.int(),
  /** Of its lines of EJSON, in order. */
  sha256: z.string(),
});

/** The end of a backup: what is in it, to compare with. */
export const manifest = z.object({
  format: z.literal(1),
  schemaVersion: z.int(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  collections: z.record(z.string(), collectionTotals),
  files: z.object({ count: z.int(), bytes: z.int(), sha256: z.string() }),
  /** Sum of all balances, and of all movements up to each account's own position. */
  tokens: z.int(),
});
export type Manifest = z.infer<typeof manifest>;
export type Totals = Pick<Manifest, 'collections' | 'files' | 'tokens'>;

/** A document, as far as totals need it. */
export interface Line {
  collection: string;
  text: string;
  /** Of a user. */
  tokens?: number;
}

export interface StoredFile {
  key: string;
  contentType: string;
  body: Uint8Array;
}

/** Counts and checksums of what went by; in the same order they come out the same. */
export class Tally {
  readonly #collections = new Map<string, { count: number; hash: Hash }>();
  readonly #files = { count: 0, bytes: 0, hash: createHash('sha256') };
  #tokens = 0;

  addLine({ collection, text, tokens = 0 }: Line): void {
    const entry = this.#collections.get(collection) ?? { count: 0, hash: createHash('sha256') };
    entry.count += 1;
    entry.hash.update(text).update('\n');
    this.#collections.set(collection, entry);
    this.#tokens += tokens;
  }

  addFile({ key, contentType, body }: StoredFile): void {
    const sum = createHash('sha256').update(body).digest('hex');
    this.#files.count += 1;
    this.#files.bytes += body.length;
    this.#files.hash.update(`${key}\n${contentType}\n${sum}\n`);
  }

  /** What was added so far; more may follow. */
  totals(): Totals {
    const rows = [...this.#collections].map(([name, { count, hash }]) => {
      return [name, { count, sha256: hash.copy().digest('hex') }] as const;
    });
    const { count, bytes, hash } = this.#files;
    return {
      collections: Object.fromEntries(rows),
      files: { count, bytes, sha256: hash.copy().digest('hex') },
      tokens: this.#tokens,
    };
  }
}

/** The first thing in which two totals differ; undefined where they are equal. */
export function difference(expected: Totals, found: Totals): string | undefined {
  const counted = (what: string, one: number, other: number): string | undefined =>
    one === other ? undefined : `${what}: ${one} expected, ${other} found`;
  return (
    collectionsDifference(expected.collections, found.collections) ??
    counted('files', expected.files.count, found.files.count) ??
    (expected.files.sha256 === found.files.sha256 ? undefined : 'files: their bytes differ') ??
    counted('tokens', expected.tokens, found.tokens)
  );
}

function collectionsDifference(
  expected: Totals['collections'],
  found: Totals['collections'],
): string | undefined {
  const none = { count: 0, sha256: undefined };
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [one, other] = [expected[name] ?? none, found[name] ?? none];
    if (one.count !== other.count) {
      return `${name}: ${one.count} documents expected, ${other.count} found`;
    }
    if (one.sha256 !== other.sha256) return `${name}: the documents differ`;
  }
  return undefined;
}
