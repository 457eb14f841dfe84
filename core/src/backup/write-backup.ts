import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../clock.ts';
import { SCHEMA_VERSION } from '../migrations/migrations.ts';
import { storedVersion } from '../migrations/schema-version.ts';
import { eachKey } from '../storage/each-key.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { encodeFrame } from './frames.ts';
import { Tally, type Line, type Manifest, type StoredFile } from './manifest.ts';
import { collectionNames, isOf, readDocuments, temporaryIds, toLine } from './stored-documents.ts';

const compress = promisify(gzip);

/** A batch of documents ends at either. */
const BATCH = { documents: 500, characters: 1024 * 1024 } as const;
/** Files that somebody is just sending: nobody has looked at them, and they can be sent again. */
const UNSEEN = 'quarantine/';

interface Source {
  storage: ObjectStorage;
  clock: Clock;
}

/**
 * Reads everything that must last, while people go on: documents, then files, then the manifest.
 * What came in between fits together once it is restored, since that ends with a check.
 * @param done told what the backup has in it, at the end
 */
export async function* writeBackup(
  { storage, clock }: Source,
  done: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const startedAt = clock.now().toISOString();
  const tally = new Tally();
  for (const collection of await collectionNames()) {
    for await (const lines of batches(linesOf(collection))) {
      for (const line of lines) tally.addLine(line);
      const text = lines.map((line) => `${line.text}\n`).join('');
      const title = { kind: 'documents', collection, count: lines.length } as const;
      yield encodeFrame(title, await compress(text));
    }
  }
  for await (const file of readFiles(storage)) {
    if (file.key.startsWith(UNSEEN)) continue;
    tally.addFile(file);
    const { key, contentType, body } = file;
    yield encodeFrame({ kind: 'file', key, contentType }, body);
  }
  const manifest: Manifest = {
    format: 1,
    schemaVersion: (await storedVersion()) ?? SCHEMA_VERSION,
    startedAt,
    endedAt: clock.now().toISOString(),
    ...tally.totals(),
  };
  yield encodeFrame({ kind: 'manifest' }, Buffer.from(JSON.stringify(manifest)));
  done(manifest);
}

async function* linesOf(collection: string): AsyncGenerator<Line> {
  const temporary = await temporaryIds();
  for await (const document of readDocuments(collection)) {
    if (document.isTemporary === true || isOf(document, temporary)) continue;
    yield toLine(collection, document);
  }
}

async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.text.length;
    if (batch.length < BATCH.documents && characters < BATCH.characters) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Every stored file, one at a time. */
export async function* readFiles(storage: ObjectStorage): AsyncGenerator<StoredFile> {
  for await (const key of eachKey(storage)) {
    const object = await storage.get(key);
    // Deleted since it was listed.
    if (!object) continue;
    yield { key, contentType: object.contentType, body: await buffer(object.body) };
  }
}
