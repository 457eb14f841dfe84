import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Job } from 'bullmq';
import { Types } from 'mongoose';
import { DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import { laterThan } from '@vesper/core/conversations/path';
import { titleFrom } from '@vesper/core/conversations/conversation-title';
import { Character } from '@vesper/core/models/character';
import { Conversation } from '@vesper/core/models/conversation';
import { isDuplicateKey } from '@vesper/core/models/duplicate-key';
import { Message } from '@vesper/core/models/message';
import { TalkImport, type TalkImportDocument } from '@vesper/core/models/talk-import';
import { JOBS } from '@vesper/core/runs/jobs';
import { notifyOnce } from '@vesper/core/runs/notify';
import { objectKeys } from '@vesper/core/storage/object-keys';
import { z } from 'zod';
import type { WorkerContext } from '../context.ts';
import type { ReadTalk } from '../transcripts/transcript-thread.ts';

const OPEN = { $in: ['waiting', 'working'] } as const;
/** An import that took no step for so long has lost its job. */
const STILL_MS = 60_000;
/** A file at which so many workers ended is given up. */
const ATTEMPTS_MAX = 6;
const BATCH = 20;

const GAVE_UP = 'This file could not be taken in. What is missing can be sent again.';

const messages = z.array(
  z.object({
    role: z.enum(['user', 'assistant']),
    texts: z.array(z.string()).min(1),
    chosen: z.int().nonnegative(),
    at: z.coerce.date().nullable(),
  }),
);
type Read = z.infer<typeof messages>[number];

/** The same id whenever it is asked for, so that a second attempt writes nothing twice. */
function idOf(importId: string, ...places: readonly number[]): Types.ObjectId {
  const hash = createHash('sha256')
    .update([importId, ...places].join(':'))
    .digest('hex');
  return new Types.ObjectId(hash.slice(0, 24));
}

/**
 * Takes in a file of conversations: each is there as a whole or not at all, and an interruption goes
 * on behind the last that is. What is deleted meanwhile, with its account, stays deleted.
 */
export async function processImport(context: WorkerContext, job: Job): Promise<void> {
  const { importId } = JOBS.importTalks.payload.parse(job.data);
  const begun = await TalkImport.findOneAndUpdate(
    { _id: importId, state: OPEN },
    { $set: { state: 'working', touchedAt: context.clock.now() }, $inc: { attempts: 1 } },
    { returnDocument: 'after' },
  );
  if (!begun) return;
  if (begun.attempts > ATTEMPTS_MAX) return end(context, begun, GAVE_UP);
  const file = await context.storage.get(keyOf(begun));
  if (!file) return end(context, begun, GAVE_UP);
  const read = await context.transcripts.read(await buffer(file.body));
  if ('problem' in read) return end(context, begun, read.problem);
  const { talks } = read;
  const taken = talks.filter(({ refused }) => !refused);
  await TalkImport.updateOne(
    { _id: begun._id },
    {
      $set: {
        messages: taken.reduce((sum, { count }) => sum + count, 0),
        conversations: taken.length,
        refused: talks.length - taken.length,
      },
    },
  );
  for (let at = begun.conversationsDone; at < taken.length; at += 1) {
    const talk = taken[at];
    if (talk && !(await takeIn(context, begun, { talk, at }))) return;
  }
  await end(context, begun, null);
}

const keyOf = ({ userId, id }: TalkImportDocument): string =>
  objectKeys.talkImport(userId.toHexString(), String(id));

interface Place {
  talk: ReadTalk;
  /** Its index among those that are taken in. */
  at: number;
}

/** @returns false when the import is gone, and with it what was written of this conversation */
async function takeIn(
  context: WorkerContext,
  one: TalkImportDocument,
  { talk, at }: Place,
): Promise<boolean> {
  const conversationId = idOf(String(one.id), at);
  const { userId } = one;
  let before: Written | undefined;
  let first: Read | undefined;
  let count = 0;
  for (const part of talk.parts) {
    const read = messages.parse(JSON.parse(part));
    first ??= read.find(({ role }) => role === 'user');
    const written: Written[] = read.map((said, index) => {
      const _id = idOf(String(one.id), at, count + index);
      before = asStored(said, { _id, conversationId, userId, before, now: one.createdAt });
      return before;
    });
    count += read.length;
    await insertMissing(written);
    const step = { $set: { touchedAt: context.clock.now() }, $max: { messagesDone: count } };
    if (at === 0) await TalkImport.updateOne({ _id: one._id }, step);
    else await TalkImport.updateOne({ _id: one._id }, { $set: step.$set });
    if (!(await TalkImport.exists({ _id: one._id }))) {
      await Message.deleteMany({ conversationId });
      return false;
    }
  }
  await createConversation(context, { _id: conversationId, userId, talk, first, last: before });
  const done = await TalkImport.updateOne(
    { _id: one._id, conversationsDone: at },
    {
      $set: { conversationsDone: at + 1, touchedAt: context.clock.now() },
      ...(at > 0 && { $inc: { messagesDone: count } }),
    },
  );
  return done.matchedCount === 1;
}

type Written = ReturnType<typeof asStored>;

interface Around {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  userId: Types.ObjectId;
  before: { _id: Types.ObjectId; createdAt: Date; chosen: number } | undefined;
  now: Date;
}

/** A message as it is kept: each of its versions leads into a branch of its own. */
function asStored({ role, texts, chosen, at }: Read, around: Around) {
  const { _id, conversationId, userId, before, now } = around;
  const status = 'complete' as const;
  const variants = texts.map((content, branch) => ({ content, status, branch }));
  return {
    ...{ _id, conversationId, userId, role, status },
    content: texts[chosen] ?? '',
    chosen,
    variants: texts.length > 1 ? variants : [],
    ...(before && { follows: { messageId: before._id, branch: before.chosen } }),
    createdAt: laterThan(before, at ?? before?.createdAt ?? now),
  };
}

/** Those that an attempt before has written are there already. */
async function insertMissing(written: readonly Written[]): Promise<void> {
  await Message.insertMany(written, { ordered: false }).catch((err: unknown) => {
    if (!isDuplicateKey(err)) throw err;
  });
}

interface NewTalk {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  talk: ReadTalk;
  first: Read | undefined;
  last: Pick<Written, 'createdAt'> | undefined;
}

/** The title it came with; else who spoke, or how it began. */
function titleOf({ title, character }: ReadTalk, first: Read | undefined): string {
  const said = titleFrom(first?.texts[first.chosen] ?? '');
  const found = title?.trim() || character || said || DEFAULT_CONVERSATION_TITLE;
  return found.slice(0, LIMITS.titleMax);
}

/** Last, so that nobody sees half of a talk. */
async function createConversation(
  { clock }: WorkerContext,
  { _id, userId, talk, first, last }: NewTalk,
): Promise<void> {
  const { character: name } = talk;
  const character = name === null ? null : await Character.findOne({ userId, name }, { _id: 1 });
  const at = last?.createdAt ?? clock.now();
  const fields = { _id, userId, title: titleOf(talk, first), characterId: character?._id ?? null };
  // What was said elsewhere, and maybe long ago, is not looked through for facts.
  const made = new Conversation({ ...fields, createdAt: at, updatedAt: at, rememberedUpTo: at });
  await made.save({ timestamps: false }).catch((err: unknown) => {
    if (!isDuplicateKey(err)) throw err;
  });
}

async function end(
  context: WorkerContext,
  one: TalkImportDocument,
  problem: string | null,
): Promise<void> {
  const now = await TalkImport.findById(one._id);
  if (!now) return;
  // What was begun and not finished goes.
  const begun = idOf(String(one.id), now.conversationsDone);
  if (!(await Conversation.exists({ _id: begun }))) {
    await Message.deleteMany({ conversationId: begun });
  }
  await context.storage.delete(keyOf(one));
  const state = problem === null ? 'done' : 'failed';
  const ended = { state, problem, touchedAt: context.clock.now() } as const;
  await TalkImport.updateOne({ _id: one._id }, { $set: ended });
  await notifyOnce(context, one.userId, {
    key: `import:${String(one.id)}`,
    type: 'import',
    title: problem === null ? 'Conversations imported' : 'Import failed',
    body: problem ?? 'The conversations of your file are in your list.',
    data: {},
  });
}

/** Queues imports whose job was lost. @returns how many */
export async function queueLostImports({ clock, queues }: WorkerContext): Promise<number> {
  const touchedAt = { $lt: new Date(clock.now().getTime() - STILL_MS) };
  const lost = await TalkImport.find({ state: OPEN, touchedAt }, { _id: 1 }).limit(BATCH);
  for (const { id } of lost) await queues.addImport(String(id));
  return lost.length;
}
