import type { Client } from 'minio';
import { assertKey, type ObjectStorage, type StoredObject } from './object-storage.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

function isMissing(err: unknown): boolean {
  return (
    err instanceof Error && 'code' in err && (err.code === 'NoSuchKey' || err.code === 'NotFound')
  );
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

  async get(key: string): Promise<StoredObject | null> {
    assertKey(key);
    try {
      const info = await this.#client.statObject(this.#bucket, key);
      const body = await this.#client.getObject(this.#bucket, key);
      const contentType = String(info.metaData['content-type'] ?? 'application/octet-stream');
      return { body, size: info.size, contentType };
    } catch (err) {
      if (isMissing(err)) return null;
      throw err;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#client.removeObject(this.#bucket, key);
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const item of this.#client.listObjectsV2(this.#bucket, prefix, true)) {
      keys.push(String(item.name));
    }
    return keys.sort();
  }

  /** Makes the bucket when it is not there. */
  async check(): Promise<void> {
    if (await this.#client.bucketExists(this.#bucket)) return;
    await this.#client.makeBucket(this.#bucket, this.#region);
  }
}
