import type { Types } from 'mongoose';
import { runChecks } from '../check/run-checks.ts';
import { erasureMark, markOf, readErasures } from '../erasure/erasure-log.ts';
import { migrate } from '../migrations/migrate.ts';
import { SCHEMA_VERSION } from '../migrations/migrations.ts';
import { noteVersion, tooNew } from '../migrations/schema-version.ts';
import { ensureIndexes } from '../models/connect.ts';
import { LedgerEntry } from '../models/ledger-entry.ts';
import { User } from '../models/user.ts';
import type { RunContext } from '../runs/run-context.ts';
import { eachKey } from '../storage/each-key.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { BackupRefused } from './backup-refused.ts';
import { restoreErasureCopy } from './erasure-copy.ts';
import { difference, Tally, type Totals } from './manifest.ts';
import { readBackup, verifyBackup } from './read-backup.ts';
import {
  collectionNames,
  hasExpired,
  insertDocuments,
  isEmptyDatabase,
  readDocuments,
  toLine,
  type StoredDocument,
} from './stored-documents.ts';
import { readFiles } from './write-backup.ts';

interface RestoreOptions {
  path: string;
  key: Buffer;
  say: (line: string) => void;
}

/** The outcome of a restore. */
export interface Restored {
  /** Equal to what is stored now, of which every document and file was read again. */
  totals: Totals;
  /** Documents and files of accounts and photos that were erased after the backup. */
  erased: number;
  /** Findings of the check at its end that a person has to look at. */
  findings: number;
}

/**
 * Puts a backup into an empty database and an empty bucket. It is read once before anything is
 * written, and compared with what is stored afterwards; erasures made since are applied.
 * @throws BackupRefused, saying what to do
 */
export async function restoreBackup(
  context: RunContext,
  { path, key, say }: RestoreOptions,
): Promise<Restored> {
  const { storage, clock } = context;
  await assertEmpty(storage);
  const { manifest, erasures } = await verifyBackup(path, key);
  if (manifest.schemaVersion > SCHEMA_VERSION) {
    throw new BackupRefused(tooNew(manifest.schemaVersion));
  }
  say(`The backup of ${manifest.startedAt} is whole.`);
  await restoreErasureCopy(storage, path);
  await ensureIndexes();
  await noteVersion(manifest.schemaVersion, clock.now());
  const { expected, erased, twice } = await writeAll(context, { path, key, erasures });
  const wrong = difference(expected, await storedTotals(storage));
  if (wrong) {
    throw new BackupRefused(
      `What is stored now is not what was in the backup (${wrong}): ` +
        'empty the database and the bucket, make sure that nothing else uses them, and try again.',
    );
  }
  say('Everything was read again from where it is stored now, and is as it was.');
  for (const id of twice) say(`Left out, as another document has its place: ${id}`);
  await trimLedger();
  if (!(await migrate({ clock, say }))) {
    throw new BackupRefused('A migration is running: run `npm run migrate` and `npm run check`.');
  }
  const findings = await runChecks(context, { fix: true, say });
  return { totals: expected, erased, findings };
}

async function assertEmpty(storage: ObjectStorage): Promise<void> {
  if (!(await isEmptyDatabase())) {
    throw new BackupRefused(
      'The database is not empty: restore into a new one, by another name in MONGODB_URI or ' +
        'another DATA_DIR.',
    );
  }
  for await (const key of eachKey(storage)) {
    if (markOf(key) !== undefined) continue;
    throw new BackupRefused(
      'The storage has files already: restore into an empty bucket, by another S3_BUCKET or ' +
        'another DATA_DIR.',
    );
  }
}

interface Written {
  expected: Totals;
  erased: number;
  /** Documents whose unique key another one has. */
  twice: string[];
}

async function writeAll(
  { storage, clock }: RunContext,
  { path, key, erasures }: { path: string; key: Buffer; erasures: readonly string[] },
): Promise<Written> {
  const marks = await readErasures(storage);
  for (const mark of erasures) marks.add(mark);
  const isErased = (id: string): boolean => marks.size > 0 && marks.has(erasureMark(id));
  const tally = new Tally();
  let erased = 0;
  const twice: string[] = [];
  for await (const part of readBackup(path, key)) {
    if (part.kind === 'file') {
      if (part.key.split(/[/.]/).some(isErased)) erased += 1;
      else if (await putFile(storage, part)) tally.addFile(part);
    } else if (part.kind === 'documents') {
      const { collection } = part;
      const due = part.documents.filter((it) => !ownIds(it).some(isErased));
      erased += part.documents.length - due.length;
      const kept = due.filter((it) => !hasExpired(collection, it, clock.now()));
      const refused = new Set(await insertAll(collection, kept));
      for (const document of kept) {
        if (refused.has(document)) twice.push(`${collection}/${String(document._id)}`);
        else tally.addLine(toLine(collection, document));
      }
    }
  }
  return { expected: tally.totals(), erased, twice };
}

const ownIds = ({ _id, userId }: StoredDocument): string[] => [String(_id), String(userId)];

/** @returns false for the log of erasures, which is not part of what is compared */
async function putFile(
  storage: ObjectStorage,
  { key, contentType, body }: { key: string; contentType: string; body: Uint8Array },
): Promise<boolean> {
  await storage.put(key, body, contentType);
  return markOf(key) === undefined;
}

/**
 * Writes a batch. A slot is taken twice when one run ended and the next began while the backup was
 * read: the first of the two has ended in truth, and housekeeping finds that without the slot.
 * @returns those that could not be written
 */
async function insertAll(
  collection: string,
  documents: StoredDocument[],
): Promise<StoredDocument[]> {
  if (documents.length === 0) return [];
  const refused = await insertDocuments(collection, documents);
  for (const document of refused) delete document.slot;
  return refused.length === 0 ? [] : insertDocuments(collection, refused);
}

async function storedTotals(storage: ObjectStorage): Promise<Totals> {
  const tally = new Tally();
  for (const collection of await collectionNames()) {
    for await (const document of readDocuments(collection)) {
      tally.addLine(toLine(collection, document));
    }
  }
  for await (const file of readFiles(storage)) {
    if (markOf(file.key) === undefined) tally.addFile(file);
  }
  return tally.totals();
}

/** Removes movements that an account made after it was read: its balance is the one of before. */
async function trimLedger(): Promise<void> {
  const accounts = User.find({}, { bookedEntries: 1, pendingEntries: 1 }).sort({ _id: 1 });
  for await (const { _id, bookedEntries, pendingEntries } of accounts.cursor()) {
    await trimAccount(_id, bookedEntries + pendingEntries.length);
  }
}

async function trimAccount(userId: Types.ObjectId, newest: number): Promise<void> {
  await LedgerEntry.deleteMany({ userId, seq: { $gt: newest } });
}
