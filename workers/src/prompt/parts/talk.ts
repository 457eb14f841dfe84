import type { ChatTurn } from '../../engines/chat/chat-engine.ts';
import { clipText, type Count } from '../clip-text.ts';
import { estimateTokens, PER_MESSAGE } from '../estimate-tokens.ts';

/**
 * Old turns go in blocks of this part of the budget. Dropping one with each new turn would change
 * the beginning of the talk every time, and servers could never use again what they have computed.
 */
const BLOCK_SHARE = 1 / 5;

export interface TalkPart {
  turns: ChatTurn[];
  tokens: number;
  leftOut: number;
}

interface Block {
  turns: ChatTurn[];
  /** By estimate: a block must begin where it began in the turn before, whoever counts. */
  size: number;
}

/**
 * The newest turns that fit. The last one is always in, its beginning cut off if it must be.
 * @param turns speakers take turns, the member first
 * @param budget of the whole prompt, which does not change from turn to turn
 */
export async function talkPart(
  turns: readonly ChatTurn[],
  room: number,
  { budget, count }: { budget: number; count: Count },
): Promise<TalkPart> {
  const blocks = inBlocks(turns, Math.max(1, Math.floor(budget * BLOCK_SHARE)));
  let kept: ChatTurn[] = [];
  let tokens = 0;
  for (const { turns: block } of blocks.toReversed()) {
    const more = await sizeOf(block, count);
    if (tokens + more > room) break;
    tokens += more;
    kept = [...block, ...kept];
  }
  if (kept.length === 0) return lastTurns(turns, room, count);
  return { turns: kept, tokens, leftOut: turns.length - kept.length };
}

function inBlocks(turns: readonly ChatTurn[], size: number): Block[] {
  const blocks: Block[] = [];
  for (const turn of turns) {
    const last = blocks.at(-1);
    const tokens = estimateTokens(turn.content) + PER_MESSAGE;
    if (!last || (last.size >= size && turn.role === 'user')) {
      blocks.push({ turns: [turn], size: tokens });
    } else {
      last.turns.push(turn);
      last.size += tokens;
    }
  }
  return blocks;
}

/** Turn by turn, where not even the newest block fits as a whole. */
async function lastTurns(
  turns: readonly ChatTurn[],
  room: number,
  count: Count,
): Promise<TalkPart> {
  const kept: ChatTurn[] = [];
  let tokens = 0;
  for (const turn of turns.toReversed()) {
    const more = await sizeOf([turn], count);
    if (tokens + more > room) break;
    tokens += more;
    kept.unshift(turn);
  }
  // A reply without what it answers says little, and would need a line to stand behind.
  while (kept.length > 1 && kept[0]?.role === 'assistant') kept.shift();
  const last = turns.at(-1);
  if (kept.length > 0 || !last) {
    return { turns: kept, tokens: await sizeOf(kept, count), leftOut: turns.length - kept.length };
  }
  const clipped = await clipText(last.content, Math.max(1, room - PER_MESSAGE), count, 'end');
  const text = clipped.text === '' ? last.content.slice(-1) : clipped.text;
  const shortened = { ...last, content: text };
  return { turns: [shortened], tokens: await sizeOf([shortened], count), leftOut: turns.length };
}

async function sizeOf(turns: readonly ChatTurn[], count: Count): Promise<number> {
  const tokens = await Promise.all(turns.map(({ content }) => count(content)));
  return tokens.reduce((sum, each) => sum + each + PER_MESSAGE, 0);
}
