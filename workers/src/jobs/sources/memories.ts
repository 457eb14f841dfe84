import { setTimeout as pause } from 'node:timers/promises';
import { remembersFor } from '@vesper/core/memory/memory-switch';
import { Conversation } from '@vesper/core/models/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { Memory, type MemoryDocument } from '@vesper/core/models/memory';
import type { WorkerContext } from '../../context.ts';
import type { ChatTurn, RememberedFact } from '../../engines/chat/chat-engine.ts';
import { cosine, type EmbeddingEngine } from '../../engines/embedding/embedding-engine.ts';
import { chooseMemories } from '../../memory/choose-memories.ts';
import { embedBeside, vectorOf } from '../../memory/fact-vectors.ts';
import { scoresByWords } from '../../memory/terms.ts';
import type { TalkAccount } from './account.ts';
import type { Talk } from './talk.ts';

/** Share of a model's context that facts may take, and the most they ever take. Tokens. */
const SHARE = 0.08;
const TOKENS_MAX = 1_000;
/** Turns from the end that say what the talk is about. */
const ABOUT_TURNS = 3;
const ABOUT_MAX = 2_000;
/** No reply waits longer than this for the embedding server; words do instead. */
const EMBEDDING_WAIT_MS = 500;
/** The server may go on for so long to give facts the vectors that they lack. */
const EMBEDDING_LIMIT_MS = 20_000;
/** Vectors less alike than this have nothing to do with each other. */
const ALIKE = 0.25;
/** Worth of the words of a fact beside its vector. */
const WORDS_SHARE = 0.5;

type Context = Pick<WorkerContext, 'engines' | 'log' | 'clock'>;

interface Reminding {
  talk: Talk;
  account: TalkAccount;
  /** What is known, as `readFacts` found it. */
  facts: readonly MemoryDocument[];
  turns: readonly ChatTurn[];
}

/** Chooses what a companion is reminded of for its next reply. */
export async function memoriesFor(
  context: Context,
  { talk, account, facts, turns }: Reminding,
  contextTokens: number | null,
): Promise<RememberedFact[]> {
  const { characterId = null, isTemporary } = talk;
  if (isTemporary) return [];
  if (!remembersFor(account.switches, characterId)) {
    await passOver(talk, context.clock.now());
    return [];
  }
  if (facts.length === 0) return [];
  const about = turns
    .slice(-ABOUT_TURNS)
    .map(({ content }) => content)
    .join('\n')
    .slice(-ABOUT_MAX);
  const relevance = await relevanceOf(context, facts, about);
  const known = facts.map(({ id, text, isPinned, createdAt }, index) => ({
    ...{ id, text, isPinned, createdAt },
    relevance: relevance[index] ?? 0,
  }));
  const chosen = chooseMemories(known, budgetOf(contextTokens));
  await markUsed(chosen, context.clock.now());
  return chosen.map(({ id, text }) => ({ id, text }));
}

/** What is said while memory is off is not noted either once it is on again. */
async function passOver({ _id }: Talk, rememberedUpTo: Date): Promise<void> {
  await Conversation.updateOne({ _id }, { $set: { rememberedUpTo } }, { timestamps: false });
}

function budgetOf(contextTokens: number | null): number {
  return contextTokens === null ? TOKENS_MAX : Math.min(TOKENS_MAX, contextTokens * SHARE);
}

/** Reads what is known that may be of use in a talk; their vectors only where they serve. */
export async function readFacts(
  { engines }: Pick<Context, 'engines'>,
  { userId, characterId = null, isTemporary }: Talk,
): Promise<MemoryDocument[]> {
  if (isTemporary) return [];
  const known = { userId, characterId: { $in: [null, characterId] }, isOff: { $ne: true } };
  const facts = Memory.find(known).sort({ createdAt: -1, _id: -1 }).limit(LIMITS.memoriesPerUser);
  return engines.embedding ? facts.select('+vector') : facts;
}

async function relevanceOf(
  context: Context,
  facts: readonly MemoryDocument[],
  about: string,
): Promise<number[]> {
  const texts = facts.map(({ text }) => text);
  const byWords = scoresByWords(texts, about);
  const { embedding } = context.engines;
  if (!embedding || about.trim() === '') return byWords;
  const vector = await vectorInTime(context, embedding, about, facts);
  if (!vector) return byWords;
  const most = Math.max(1, ...byWords);
  return facts.map((fact, index) => {
    const alike = cosine(vector, vectorOf(fact, embedding.model) ?? []);
    // A name that was said counts also where vectors do not see it.
    const said = ((byWords[index] ?? 0) / most) * WORDS_SHARE;
    return (alike < ALIKE ? 0 : alike) + said;
  });
}

/** The vector of what is spoken of; undefined when the server fails or takes too long. */
async function vectorInTime(
  { log }: Context,
  embedding: EmbeddingEngine,
  about: string,
  facts: readonly MemoryDocument[],
): Promise<number[] | undefined> {
  const done = new AbortController();
  const limit = AbortSignal.timeout(EMBEDDING_LIMIT_MS);
  const asked = embedBeside(embedding, about, facts, limit).catch((err: unknown) => {
    log.warn({ err }, 'the embedding server failed; facts are chosen by words');
    return undefined;
  });
  const late = pause(EMBEDDING_WAIT_MS, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    done.abort();
  }
}

async function markUsed(facts: readonly RememberedFact[], now: Date): Promise<void> {
  const _id = { $in: facts.map(({ id }) => id) };
  await Memory.updateMany({ _id }, { $set: { lastUsedAt: now }, $inc: { useCount: 1 } });
}
