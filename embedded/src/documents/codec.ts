import { deserialize, serialize, type DeserializeOptions } from 'bson';
import type { Doc } from './values.ts';

// `new RegExp` of a PCRE pattern can throw inside deserialize, so regular expressions stay BSONRegExp.
const PLAIN: DeserializeOptions = {
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};
const TYPED: DeserializeOptions = { ...PLAIN, promoteValues: false, promoteLongs: false };

/** Numbers become JavaScript numbers (64-bit integers beyond 2^53 stay Long). */
export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, PLAIN);

/** Int32, Double and Long stay what they were on the wire: for documents that are written back. */
export const decodeTyped = (bytes: Uint8Array): Doc => deserialize(bytes, TYPED);

/** A command body: the documents of an insert stay bytes, they are stored as they came. */
export const decodeCommand = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { ...PLAIN, fieldsAsRaw: { documents: true } });

export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
