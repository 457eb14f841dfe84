import { setImmediate as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { LIMITS } from '@vesper/core/contract/limits';
import { dropConversationMemories, readForgotten } from '@vesper/core/memory/forget';
import { memoryKey } from '@vesper/core/memory/memory-key';
import { decideMemory } from '@vesper/core/memory/safe-memory';
import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { Memory, type MemoryDocument } from '@vesper/core/models/memory';
import type { WorkerContext } from '../context.ts';
import { cosine, type EmbeddingEngine } from '../engines/embedding/embedding-engine.ts';
import { rootsOf } from '../builtin/companion/stem.ts';
import { embedBeside, vectorOf } from './fact-vectors.ts';
import type { ProposedFact } from './proposed-fact.ts';

/** Vectors more alike than this say the same in other words. */
const SAME = 0.94;
const EMBEDDING_LIMIT_MS = 10_000;
/** Words that turn a fact into its opposite, which looks alike to stems and vectors. */
const DENIES = /\b(?:not|no|never|nothing|nobody|without|stopped|quit|former|hates?|dislikes?)\b/i;

/** What is known in the place where a fact would be noted: there, and in general. */
export async function knownFacts(
  { userId, characterId = null }: Pick<ConversationDocument, 'userId' | 'characterId'>,
  limit: number = LIMITS.memoriesPerUser,
): Promise<MemoryDocument[]> {
  return Memory.find({ userId, characterId: { $in: [null, characterId] } })
    .select('+vector')
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit);
}

/**
 * Notes proposed facts of a conversation: those that are allowed, new, and not forgotten before.
 * @returns how many
 */
export async function noteFacts(
  context: Pick<WorkerContext, 'engines' | 'clock' | 'log'>,
  conversation: ConversationDocument,
  proposals: readonly ProposedFact[],
  by: 'model' | 'builtin',
): Promise<number> {
  const { userId, characterId = null } = conversation;
  const wasForgotten = await readForgotten(userId, characterId);
  let noted = 0;
  for (const proposal of proposals) {
    // Between two texts others get their turn: the rules read each word by word.
    await pause();
    const key = memoryKey(proposal.text);
    const { _id: messageId, createdAt: saidAt } = proposal.message;
    if (wasForgotten({ key, messageId, saidAt }) || !decideMemory(proposal.text).allowed) continue;
    if (await note(context, conversation, { ...proposal, key }, by)) noted += 1;
  }
  // A conversation that was deleted meanwhile takes with it what came from it.
  if (!(await Conversation.exists({ _id: conversation._id }))) {
    await dropConversationMemories(conversation._id);
  }
  return noted;
}

async function note(
  context: Pick<WorkerContext, 'engines' | 'clock' | 'log'>,
  conversation: ConversationDocument,
  fact: ProposedFact & { key: string },
  by: 'model' | 'builtin',
): Promise<boolean> {
  const { userId, characterId = null } = conversation;
  const known = await knownFacts(conversation);
  const { embedding } = context.engines;
  const values = embedding && (await vectorFor(context, embedding, fact.text, known));
  const others = known.filter(({ id }) => id !== fact.replaces);
  if (others.some((one) => isSame(one, fact, embedding?.model, values))) return false;
  if ((await Memory.countDocuments({ userId })) >= LIMITS.memoriesPerUser) return false;
  const _id = new Types.ObjectId();
  const { _id: messageId, createdAt: saidAt } = fact.message;
  // First the older one: the two are never used together.
  await replaceBy(_id, fact, known);
  await Memory.create({
    _id,
    ...{ userId, characterId, by },
    text: fact.text,
    key: fact.key,
    ...(fact.topic && { topic: fact.topic }),
    source: { conversationId: conversation._id, messageId, saidAt },
    ...(embedding && values && { vector: { model: embedding.model, values } }),
    createdAt: context.clock.now(),
  });
  return true;
}

async function vectorFor(
  { log }: Pick<WorkerContext, 'log'>,
  embedding: EmbeddingEngine,
  text: string,
  known: readonly MemoryDocument[],
): Promise<number[] | undefined> {
  try {
    const limit = AbortSignal.timeout(EMBEDDING_LIMIT_MS);
    return await embedBeside(embedding, text, known, limit);
  } catch (err) {
    log.warn({ err }, 'the embedding server failed; facts are compared by words');
    return undefined;
  }
}

/** Also what is switched off: who did that does not want it noted again. */
function isSame(
  known: MemoryDocument,
  fact: { text: string; key: string; topic?: string },
  model: string | undefined,
  values: readonly number[] | undefined,
): boolean {
  // One that holds no more may be told again.
  if (known.replacedBy) return false;
  if (known.key === fact.key) return true;
  // The opposite of a fact is no other wording of it, and no more is another answer to one question.
  if (DENIES.test(known.text) !== DENIES.test(fact.text)) return false;
  if (known.topic && known.topic === fact.topic) return false;
  return hasSameWords(known.text, fact.text) || isAlike(known, model, values);
}

function hasSameWords(known: string, text: string): boolean {
  const mine = rootsOf(text);
  const theirs = new Set(rootsOf(known));
  return mine.length > 0 && mine.length === theirs.size && mine.every((one) => theirs.has(one));
}

function isAlike(
  known: MemoryDocument,
  model: string | undefined,
  values: readonly number[] = [],
): boolean {
  const vector = model === undefined ? undefined : vectorOf(known, model);
  return vector !== undefined && cosine(vector, values) >= SAME;
}

/** Switches off what the new fact takes the place of, unless the member holds on to it. */
async function replaceBy(
  newer: Types.ObjectId,
  { replaces, topic }: ProposedFact,
  known: readonly MemoryDocument[],
): Promise<void> {
  const older = known.filter(
    (one) =>
      !one.isPinned &&
      !one.isOff &&
      (one.id === replaces || (topic !== undefined && one.topic === topic)),
  );
  if (older.length === 0) return;
  const _id = { $in: older.map((one) => one._id) };
  await Memory.updateMany({ _id }, { $set: { isOff: true, replacedBy: newer } });
}
