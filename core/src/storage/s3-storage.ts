import { randomUUID } from 'node:crypto';
import type { Client } from 'minio';
import {
  assertKey,
  type ByteRange,
  type KeyPage,
  type ObjectInfo,
  type ObjectStorage,
  type StoredObject,
} from './object-storage.ts';

export interface S3Options {
  endpoint: string;
  /** The address at which browsers reach it, when that is another. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

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
  /** Signs addresses for browsers: the host is part of what is signed. */
  readonly #signer: Client;
  readonly #bucket: string;
  readonly #region: string;

  private constructor(client: Client, signer: Client, { bucket, region }: S3Options) {
    this.#client = client;
    this.#signer = signer;
    this.#bucket = bucket;
    this.#region = region;
  }

  /** The client is loaded only here: it costs every start that has no use for it a third of a second. */
  static async open(options: S3Options): Promise<S3Storage> {
    const { Client } = await import('minio');
    const connect = (endpoint: string) => {
      const url = new URL(endpoint);
      const secure = url.protocol === 'https:';
      return new Client({
        endPoint: url.hostname,
        port: url.port ? Number(url.port) : secure ? 443 : 80,
        useSSL: secure,
        accessKey: options.accessKey,
        secretKey: options.secretKey,
        // Without a region the client asks the server for it before it can sign anything.
        region: options.region,
      });
    };
    const client = connect(options.endpoint);
    const signer = options.publicEndpoint ? connect(options.publicEndpoint) : client;
    return new S3Storage(client, signer, options);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertKey(key);
    await this.#client.putObject(this.#bucket, key, Buffer.from(bytes), bytes.length, {
      'Content-Type': contentType,
    });
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

  /** Makes no request: uploads can be asked for while the storage is away. */
  async presignPut(key: string, ttlMs: number): Promise<string> {
    assertKey(key);
    return this.#signer.presignedPutObject(this.#bucket, key, Math.ceil(ttlMs / 1_000));
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
