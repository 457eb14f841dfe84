import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { markOf } from '../erasure/erasure-log.ts';
import { BackupRefused } from './backup-refused.ts';
import { decodeFrames, type Frame } from './frames.ts';
import { difference, manifest, Tally, type Manifest, type StoredFile } from './manifest.ts';
import { unseal } from './sealed-file.ts';
import { fromText, toLine, type StoredDocument } from './stored-documents.ts';

const decompress = promisify(gunzip);

/** A part of a backup. */
export type BackupPart =
  | { kind: 'documents'; collection: string; documents: StoredDocument[] }
  | ({ kind: 'file' } & StoredFile)
  | { kind: 'manifest'; manifest: Manifest };

/**
 * The parts of a backup, each authentic.
 * @throws BackupRefused for a file that is none, another key, damage
 */
export async function* readBackup(path: string, key: Buffer): AsyncGenerator<BackupPart> {
  await access(path).catch((cause: unknown) => {
    throw new BackupRefused(`There is no file ${path} that can be read.`, { cause });
  });
  for await (const frame of decodeFrames(unseal(createReadStream(path), key))) {
    yield await partOf(frame);
  }
}

async function partOf({ head, body }: Frame): Promise<BackupPart> {
  if (head.kind === 'file') {
    const { kind, key, contentType } = head;
    return { kind, key, contentType, body };
  }
  if (head.kind === 'documents') {
    const text = String(await decompress(body));
    const documents = text.split('\n').filter(Boolean).map(fromText);
    return { kind: 'documents', collection: head.collection, documents };
  }
  return { kind: 'manifest', manifest: manifest.parse(JSON.parse(String(body))) };
}

/** A backup that is whole, and of the form that its manifest says. */
export interface Verified {
  manifest: Manifest;
  /** The log of erasures that is in it. */
  erasures: string[];
}

/**
 * Reads a whole backup, compares it with its manifest, and writes nothing.
 * @throws BackupRefused
 */
export async function verifyBackup(path: string, key: Buffer): Promise<Verified> {
  const tally = new Tally();
  const erasures: string[] = [];
  let end: Manifest | undefined;
  for await (const part of readBackup(path, key)) {
    if (part.kind === 'manifest') end = part.manifest;
    else if (part.kind === 'documents') {
      for (const it of part.documents) tally.addLine(toLine(part.collection, it));
    } else {
      tally.addFile(part);
      const mark = markOf(part.key);
      if (mark !== undefined) erasures.push(mark);
    }
  }
  if (!end) throw new BackupRefused('This backup has no manifest: take another one.');
  const wrong = difference(end, tally.totals());
  if (wrong) throw new BackupRefused(`This backup is not what its manifest says (${wrong}).`);
  return { manifest: end, erasures };
}
