import mongoose from 'mongoose';
import { Conversation } from '../models/conversation.ts';
import { Image } from '../models/image.ts';
import { Lock } from '../models/lock.ts';
import { IdempotencyKey } from '../models/idempotency-key.ts';
import { MigrationState } from '../models/migration.ts';
import { Run } from '../models/run.ts';
import { SentPrompt } from '../models/sent-prompt.ts';
import { Story } from '../models/story.ts';
import { Character } from '../models/character.ts';
import { User } from '../models/user.ts';
import { Video } from '../models/video.ts';
import type { Line } from './manifest.ts';

const { EJSON } = mongoose.mongo.BSON;

/**
 * These first, for people go on meanwhile: an account before its ledger, whose later movements are
 * then left out; a run before what it fills, so that an end is never there without its result; and
 * what things belong to before these.
 */
const FIRST = [User, Run, Conversation, Story, Character, Image, Video].map(nameOf);
/** Not in a backup: what says how the database is, and what is to be forgotten within a day. */
const LEFT_OUT = [Lock, MigrationState, IdempotencyKey, SentPrompt].map(nameOf);

/** Types as they are stored: a number that was a double comes back as one. */
const AS_STORED = { promoteValues: false, promoteLongs: false } as const;

export type StoredDocument = Record<string, unknown>;

function nameOf(model: { collection: { name: string } }): string {
  return model.collection.name;
}

/** The collections of the product that are in a backup, in the order in which they are read. */
export async function collectionNames(): Promise<string[]> {
  const all = await mongoose.connection.listCollections();
  const names = all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  const others = names.filter((name) => ![...FIRST, ...LEFT_OUT].includes(name)).sort();
  return [...FIRST.filter((name) => names.includes(name)), ...others];
}

/** The documents of a collection in the order of their ids. */
export function readDocuments(collection: string): AsyncIterable<StoredDocument> {
  return mongoose.connection.collection(collection).find({}, AS_STORED).sort({ _id: 1 });
}

/** Documents of a backup, with what a summary of them needs. */
export function toLine(collection: string, document: StoredDocument): Line {
  const text = EJSON.stringify(document, { relaxed: false });
  const isUser = collection === nameOf(User);
  return { collection, text, ...(isUser && { tokens: Number(document.tokens) }) };
}

export function fromText(text: string): StoredDocument {
  return EJSON.parse(text, { relaxed: false });
}

/** Writes documents; an id or a unique key that is taken fails, and the others are written. */
export async function insertDocuments(
  collection: string,
  documents: StoredDocument[],
): Promise<StoredDocument[]> {
  const target = mongoose.connection.collection(collection);
  try {
    await target.insertMany(documents, { ordered: false });
    return [];
  } catch (err) {
    if (!(err instanceof mongoose.mongo.MongoBulkWriteError)) throw err;
    const failed = [err.writeErrors].flat();
    if (failed.some(({ code }) => code !== 11_000)) throw err;
    const refused = new Set(failed.map(({ index }) => index));
    return documents.filter((_, index) => refused.has(index));
  }
}

/** Tells if there is no document of the product. */
export async function isEmptyDatabase(): Promise<boolean> {
  for (const name of await collectionNames()) {
    if (await mongoose.connection.collection(name).findOne({})) return false;
  }
  return true;
}

/** An hour early: a document that goes while a restore is under way cannot be compared. */
const EARLY_MS = 60 * 60_000;

/** Tells if the database would remove a document by itself, by an index with an expiry. */
export function hasExpired(collection: string, document: StoredDocument, now: Date): boolean {
  const model = Object.values(mongoose.models).find((it) => nameOf(it) === collection);
  for (const [fields, { expireAfterSeconds }] of model?.schema.indexes() ?? []) {
    const at = document[Object.keys(fields)[0] ?? ''];
    if (typeof expireAfterSeconds !== 'number' || !(at instanceof Date)) continue;
    if (at.getTime() + expireAfterSeconds * 1_000 < now.getTime() + EARLY_MS) return true;
  }
  return false;
}

/** Talks of which nothing is kept: neither they nor anything of them is in a backup. */
export async function temporaryIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  const temporary = Conversation.find({ isTemporary: true }, { _id: 1 });
  for await (const { id } of temporary.cursor()) ids.add(id);
  return ids;
}

/** Tells if a document is such a talk, or of one. */
export function isOf(document: StoredDocument, conversations: ReadonlySet<string>): boolean {
  return [document._id, document.conversationId].some((id) => conversations.has(String(id)));
}
