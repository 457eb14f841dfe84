import { CommandError } from './errors.ts';
import { fieldKey, fit } from './keys.ts';
import { compileFilter, type Matcher } from './match.ts';
import { leaves, type Leaves } from './paths.ts';
import { toNumber, type Doc } from './values.ts';

/** An index as createIndexes was asked for it, as stored and as listIndexes shows it. */
export interface IndexSpec {
  key: Doc;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Doc;
}

interface IndexField {
  path: string;
  parts: string[];
  direction: 1 | -1;
}

export interface Index {
  id: number;
  spec: IndexSpec;
  fields: IndexField[];
  /** True once an array or an over-long key has been put in: then its order says little. */
  multikey: boolean;
  covers: Matcher | null;
}

export function makeIndex(id: number, spec: IndexSpec, multikey: boolean): Index {
  const fields = Object.entries(spec.key).map(([path, direction]): IndexField => ({
    path,
    parts: path.split('.'),
    direction: toNumber(direction) < 0 ? -1 : 1,
  }));
  const partial = spec.partialFilterExpression;
  return { id, spec, fields, multikey, covers: partial ? compileFilter(partial) : null };
}

/** Five bytes: a tag and a number. `d` + collection holds documents, `i` + index its entries. */
export function prefix(tag: 'd' | 'i', id: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.write(tag, 'latin1');
  bytes.writeUInt32BE(id, 1);
  return bytes;
}

const isMissing = ({ values, throughArray }: Leaves): boolean =>
  !throughArray && values[0] === undefined;

/** The keys a document has in an index: none when a sparse or partial index leaves it out. */
export function indexKeys(index: Index, doc: Doc): { keys: Buffer[]; multikey: boolean } {
  if (index.covers && !index.covers(doc)) return { keys: [], multikey: false };
  const found = index.fields.map(({ parts }) => leaves(doc, parts));
  if (index.spec.sparse && found.every(isMissing)) return { keys: [], multikey: false };
  const arrays = found.filter(({ throughArray }) => throughArray).length;
  if (arrays > 1) {
    throw new CommandError(
      'CannotIndexParallelArrays',
      `cannot index parallel arrays: index ${index.spec.name} of the embedded development store takes one array field`,
    );
  }
  let combinations = [prefix('i', index.id)];
  for (const [i, { direction }] of index.fields.entries()) {
    const values = found[i]?.values ?? [];
    const parts = distinct(
      (values.length ? values : [undefined]).map((v) => fieldKey(v, direction)),
    );
    combinations = combinations.flatMap((head) => parts.map((part) => Buffer.concat([head, part])));
  }
  const keys = combinations.map(fit);
  return { keys, multikey: arrays > 0 || keys.some((key, i) => key !== combinations[i]) };
}

/** Buffers as a Map or Set key. */
export const asText = (bytes: Buffer): string => bytes.toString('latin1');

export const distinct = (buffers: Buffer[]): Buffer[] => [
  ...new Map(buffers.map((bytes) => [asText(bytes), bytes])).values(),
];
