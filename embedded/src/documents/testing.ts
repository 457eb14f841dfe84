import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, MongoClient, type Collection, type Document } from 'mongodb';
import { startDocumentServer, type DocumentServerOptions } from './server.ts';

/** A store in a fresh directory and a driver connected to it, for tests. */
export async function startTestStore(options: Partial<DocumentServerOptions> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'documents-'));
  const server = await startDocumentServer({ dir, ...options });
  const client = await MongoClient.connect(server.uri);
  return {
    dir,
    server,
    client,
    db: client.db('semantics'),
    async stop() {
      await client.close();
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}

export type AnyCollection = Collection<Document & { _id: number }>;

/** Documents with `_id` 1, 2, 3, ... */
export const numbered = (docs: Document[]): (Document & { _id: number })[] =>
  docs.map((doc, i) => ({ _id: i + 1, ...doc }));

/** A result in a form that shows every BSON type and the order of fields. */
export const shown = (value: unknown): string => BSON.EJSON.stringify(value, { relaxed: true });

/** The result, or `{error: code}` when the server refused. */
export async function outcome(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { error: error.code };
    throw error;
  }
}
