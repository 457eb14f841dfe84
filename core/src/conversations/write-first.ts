import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { SessionStore } from '../accounts/session-store.ts';
import { isSuspended } from '../accounts/suspension.ts';
import {
  FIRST_WORD_AWAY_MS,
  FIRST_WORD_WAITS,
  FIRST_WORDS_PER_DAY,
} from '../contract/first-word.ts';
import { AppError } from '../errors.ts';
import { replyPrice } from '../ledger/reply-price.ts';
import { Character } from '../models/character.ts';
import { Conversation, type ConversationDocument } from '../models/conversation.ts';
import { Message, UNFINISHED, type MessageDocument } from '../models/message.ts';
import { User } from '../models/user.ts';
import { can } from '../policies/character.ts';
import { writeByItself } from '../runs/kinds/chat-reply.ts';
import type { RunContext } from '../runs/run-context.ts';
import { startRun } from '../runs/start-run.ts';
import { firstWordDue } from './first-word-due.ts';
import { readShown } from './path.ts';

interface Context extends RunContext {
  settings: { get(name: 'switches'): { chat: boolean } };
}

type Id = Types.ObjectId;

/** Conversations looked at in one round. */
const BATCH = 50;
const DAY_MS = 24 * 3_600_000;
/** Who has said nothing since is looked at again before the shortest rest can be over. */
const LOOK_AGAIN_MS = FIRST_WORD_WAITS.hours.ms;
/** The same where something is under way. */
const SOON_MS = 15 * 60_000;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/**
 * What a look at a conversation comes to. `next`: when to look again; null when nobody asks for it
 * any more, or nobody is there who could write. `last`: the message that the companion's own follows.
 */
interface Look {
  next: Date | null;
  last?: MessageDocument;
}

/** Has companions write who were asked to, and whose time has come. @returns how many */
export async function writeFirst(context: Context): Promise<number> {
  if (!context.settings.get('switches').chat) return 0;
  const now = context.clock.now();
  const due = await Conversation.find({ firstWordAt: { $lte: now } })
    .sort({ firstWordAt: 1 })
    .limit(BATCH);
  let count = 0;
  for (const conversation of due) {
    const { next, last } = await lookAt(context, conversation, now);
    // Several workers look at once: the one whose update finds it as it was goes on.
    if (!(await setNext(conversation, next)) || !last) continue;
    if (await begin(context, conversation, last)) count += 1;
  }
  return count;
}

/** @returns whether nobody else had done so since it was read */
async function setNext(
  { _id, firstWordAt }: ConversationDocument,
  next: Date | null,
): Promise<boolean> {
  const change = next ? { $set: { firstWordAt: next } } : { $unset: { firstWordAt: 1 } };
  const read = { _id, firstWordAt: firstWordAt ?? null };
  const { matchedCount } = await Conversation.updateOne(read, change, { timestamps: false });
  return matchedCount === 1;
}

async function lookAt(
  context: Context,
  conversation: ConversationDocument,
  now: Date,
): Promise<Look> {
  const { _id, firstWord, characterId, isTemporary, isArchived } = conversation;
  if (!firstWord || isTemporary || !characterId) return { next: null };
  const again = { next: later(now, LOOK_AGAIN_MS) };
  const [last] = await readShown(_id, 1);
  if (!last || isArchived) return again;
  if (isUnfinished(last)) return { next: later(now, SOON_MS) };
  if (!isToBeFollowed(last)) return again;
  const at = firstWordDue(last.createdAt, firstWord);
  if (at > now) return { next: at };
  return (await isWelcome(context, conversation, now)) ? { ...again, last } : again;
}

/** Somebody is there who writes, and somebody who wants to read it. */
async function isWelcome(
  context: Context,
  { _id, userId, characterId }: ConversationDocument,
  now: Date,
): Promise<boolean> {
  if (!characterId || !(await isThere(userId, characterId))) return false;
  return (await hasSpoken(_id)) && mayBeWrittenTo(context, userId, now);
}

const isUnfinished = ({ status }: MessageDocument): boolean =>
  UNFINISHED.some((unfinished) => unfinished === status);

/** One at a time: nobody is written to again who has not answered. */
function isToBeFollowed({ isFirstWord, role, content }: MessageDocument): boolean {
  return isFirstWord !== true && role === 'assistant' && content !== '';
}

/** After a greeting alone nobody waits for more. */
async function hasSpoken(conversationId: Id): Promise<boolean> {
  return (await Message.exists({ conversationId, role: 'user' })) !== null;
}

async function isThere(userId: Id, characterId: Id): Promise<boolean> {
  const character = await Character.findById(characterId);
  return character !== null && can({ userId: userId.toHexString() }, 'read', character);
}

/** Their account is open, they were here lately, and not much was written to them today. */
async function mayBeWrittenTo({ clock, redis }: Context, userId: Id, now: Date): Promise<boolean> {
  const user = await User.findById(userId);
  if (!user || user.erasedAt || user.lockedAt || !user.adultConfirmedAt) return false;
  if (isSuspended(user, now)) return false;
  const sessions = await new SessionStore(redis, clock).list(userId.toHexString());
  const usedAt = Math.max(0, ...sessions.map((one) => one.usedAt));
  if (now.getTime() - usedAt > FIRST_WORD_AWAY_MS) return false;
  const today = { userId, role: 'assistant', createdAt: { $gt: later(now, -DAY_MS) } } as const;
  return (await Message.countDocuments({ ...today, isFirstWord: true })) < FIRST_WORDS_PER_DAY;
}

/** The same run for the same silence, so that it starts once whoever tries. */
function runIdOf(conversationId: Id, last: Id): Id {
  const silence = `first-word:${conversationId.toHexString()}:${last.toHexString()}`;
  return new Types.ObjectId(createHash('sha256').update(silence).digest('hex').slice(0, 24));
}

/** Starts it, unless it would cost the member something. @returns whether it did */
async function begin(
  context: Context,
  conversation: ConversationDocument,
  { _id: last }: MessageDocument,
): Promise<boolean> {
  const draft = writeByItself(conversation, last);
  try {
    const { chatModels } = context;
    if (chatModels && (await replyPrice(chatModels, draft)) > 0) return false;
    await startRun(context, runIdOf(conversation._id, last), draft);
    return true;
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    context.log.info({ code: err.code }, 'a companion did not write by itself');
    return false;
  }
}
