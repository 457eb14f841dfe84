import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'minio';
import { limited, TooManyBytes } from './limited.ts';
import {
  assertKey,
  type ByteRange,
  type KeyPage,
  type ObjectInfo,
  type ObjectStorage,
  type SentObject,
  type StoredObject,
} from './object-storage.ts';
import { putStream } from './put-stream.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Seconds in which a body that is passed on has to begin. */
const BEGINS_WITHIN = 60;

/** The beginning of keys that a start writes, each its own, and deletes. */
const CHECKS = 'start-checks/';

function isMissing(err: unknown): boolean {
  return (
    err instanceof Error && 'code' in err && (err.code === 'NoSuchKey' || err.code === 'NotFound')
  );
}

function isBucketMissing(err: unknown): boolean {
  return err instanceof Error && 'code' in err && err.code === 'NoSuchBucket';
}

/** Objects in one bucket of any S3-compatible server. */
export class S3Storage implements ObjectStorage {
  readonly #client: Client;
  readonly #bucket: string;
  readonly #region: string;

  private constructor(client: Client, { bucket, region }: S3Options) {
    this.#client = client;
    this.#bucket = bucket;
    this.#region = region;
  }

  /** The client is loaded only here: it costs every start that has no use for it a third of a second. */
  static async open(options: S3Options): Promise<S3Storage> {
    const { Client } = await import('minio');
    const url = new URL(options.endpoint);
    const secure = url.protocol === 'https:';
    const client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : secure ? 443 : 80,
      useSSL: secure,
      accessKey: options.accessKey,
      secretKey: options.secretKey,
      // Without a region the client asks the server for it before it can sign anything.
      region: options.region,
    });
    return new S3Storage(client, options);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertKey(key);
    await this.#client.putObject(this.#bucket, key, Buffer.from(bytes), bytes.length, {
      'Content-Type': contentType,
    });
  }

  /** The client would read the whole body before it sent any of it: it signs an address instead. */
  async receive(key: string, body: Readable, sent: SentObject): Promise<void> {
    assertKey(key);
    const { contentType, maxBytes, size } = sent;
    const chunks = limited(body, Math.min(size ?? maxBytes, maxBytes));
    // S3 has to know the length beforehand. Browsers always say it.
    if (size === undefined) return this.put(key, await buffer(chunks), contentType);
    if (size > maxBytes) throw new TooManyBytes('The upload is larger than it may be.');
    const address = await this.#client.presignedPutObject(this.#bucket, key, BEGINS_WITHIN);
    await putStream(address, { chunks, size, contentType });
  }

  async stat(key: string): Promise<ObjectInfo | null> {
    assertKey(key);
    try {
      const { size, metaData, lastModified } = await this.#client.statObject(this.#bucket, key);
      const contentType = String(metaData['content-type'] ?? 'application/octet-stream');
      return { size, contentType, writtenAt: lastModified };
    } catch (err) {
      if (isMissing(err)) return null;
      throw err;
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject | null> {
    const info = await this.stat(key);
    if (!info) return null;
    try {
      const body = range
        ? await this.#client.getPartialObject(
            this.#bucket,
            key,
            range.start,
            range.end - range.start + 1,
          )
        : await this.#client.getObject(this.#bucket, key);
      return { ...info, body };
    } catch (err) {
      if (isMissing(err)) return null;
      throw err;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#client.removeObject(this.#bucket, key);
  }

  async deleteAll(prefix: string): Promise<number> {
    const keys = await this.list(prefix);
    for (const key of keys) await this.delete(key);
    return keys.length;
  }

  /** Nothing to do: of a PUT that broke off the server keeps nothing. */
  sweep(): Promise<number> {
    return Promise.resolve(0);
  }

  async list(prefix: string, page?: KeyPage): Promise<string[]> {
    const keys: string[] = [];
    const found = this.#client.listObjectsV2(this.#bucket, prefix, true, page?.after);
    for await (const item of found) {
      keys.push(String(item.name));
      if (keys.length === page?.limit) break;
    }
    return keys.sort();
  }

  /** Makes the bucket when it is not there, then writes, reads and deletes one object in it. */
  async check(): Promise<void> {
    // A list, as the answer to it says why it is refused; that to the usual question does not.
    await this.list(CHECKS, { after: '', limit: 1 }).catch(async (err: unknown) => {
      if (!isBucketMissing(err)) throw err;
      await this.#makeBucket();
    });
    const key = `${CHECKS}${randomUUID()}`;
    await this.put(key, Buffer.from('ok'), 'text/plain');
    await this.stat(key);
    await this.delete(key);
  }

  /** Of two processes that start at once the second finds it made. */
  async #makeBucket(): Promise<void> {
    try {
      await this.#client.makeBucket(this.#bucket, this.#region);
    } catch (err) {
      if (!(await this.#client.bucketExists(this.#bucket))) throw err;
    }
  }
}
