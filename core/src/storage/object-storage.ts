import type { Readable } from 'node:stream';

export interface ObjectInfo {
  /** Bytes of the whole object. */
  size: number;
  contentType: string;
  /** The last time it was written, by the clock of the storage. */
  writtenAt: Date;
}

export interface StoredObject extends ObjectInfo {
  body: Readable;
}

/** Bytes from `start` to `end`, both included, counted from 0 and within the object. */
export interface ByteRange {
  start: number;
  end: number;
}

/** At most `limit` keys, of those that come after `after`. */
export interface KeyPage {
  after: string;
  limit: number;
}

/** A body that comes in, as far as its sender has told of it. */
export interface SentObject {
  contentType: string;
  /** Bytes beyond which it is refused. */
  maxBytes: number;
  /** Bytes that were announced; undefined when they were not. */
  size: number | undefined;
}

/**
 * The storage of bytes. Keys are `/`-separated names made by the server, never by a user. Two adapters
 * (disk, S3) behave alike; one test suite holds both to it.
 */
export interface ObjectStorage {
  /** Writes whole objects: a reader sees the old bytes or the new, never a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Writes an object while it comes in; what breaks off leaves none.
   * @throws TooManyBytes as soon as there are more than `maxBytes`
   */
  receive(key: string, body: Readable, sent: SentObject): Promise<void>;
  /** @returns null when there is no such object. */
  stat(key: string): Promise<ObjectInfo | null>;
  /** The object, or a part of it. @returns null when there is no such object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Deletes an object; one that is not there is fine. */
  delete(key: string): Promise<void>;
  /**
   * Deletes every object whose key begins with `prefix`, and what is being written under such keys
   * or was when a process died. @returns how many objects.
   */
  deleteAll(prefix: string): Promise<number>;
  /** Removes what writes left that broke off before this time. @returns how many. */
  sweep(before: Date): Promise<number>;
  /** Keys that begin with `prefix`, in order: every one, or those of one page. */
  list(prefix: string, page?: KeyPage): Promise<string[]>;
  /** @throws when the storage cannot be used, saying what to check. */
  check(): Promise<void>;
}

/** So short that a whole key can be part of a file's name (255 bytes on every file system). */
const MAX_KEY = 200;
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

/** @throws RangeError for a key that could leave its folder or mean two things. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > MAX_KEY || key.includes('..')) {
    throw new RangeError('An object key is made of names, digits, dots, dashes and slashes.');
  }
}
