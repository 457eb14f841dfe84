import type { ChatTurn } from '../engines/chat/chat-engine.ts';
import type { PromptPicture } from './prompt.ts';

/** Pictures are sent with so many of the member's newest turns; earlier ones are only told of. */
const PICTURED_TURNS = 6;
/** The part of a budget that pictures may take together. */
const SHARE = 0.5;
/** Pixels of a side that one token covers in Qwen2-VL, which reads pictures in the most detail. */
const PATCH = 28;
/** Models that cut every picture to one size take no less: LLaVA 1.5 takes 576 tokens. */
const LEAST = 600;

/**
 * Tokens of a picture by estimate, since no tokenizer counts them; rather too many than too few. For
 * 1024 by 1024 pixels it says 1369; Qwen2-VL takes as many, GPT-4o 765, Gemma 3 256.
 */
export function estimatePicture({
  width,
  height,
}: Pick<PromptPicture, 'width' | 'height'>): number {
  return Math.max(LEAST, Math.ceil(width / PATCH) * Math.ceil(height / PATCH));
}

/** The turns whose pictures a model may get to see, the newest last. */
export function picturedTurns(turns: readonly ChatTurn[]): ChatTurn[] {
  const own = turns.filter(({ role }) => role === 'user').slice(-PICTURED_TURNS);
  return own.filter(({ pictures = [] }) => pictures.length > 0);
}

/** A turn with only some of its pictures; of the others the words tell. */
export function showing(turn: ChatTurn, isShown: (picture: PromptPicture) => boolean): ChatTurn {
  const { pictures: all = [], role, content } = turn;
  const pictures = all.filter(isShown);
  if (pictures.length === all.length) return turn;
  const text = `${content}\n${shows(all.length - pictures.length)}`;
  return { role, content: text, ...(pictures.length > 0 && { pictures }) };
}

/** Says so many pictures in words. */
export const shows = (count: number): string =>
  count === 1 ? '[shows a picture]' : `[shows ${count} pictures]`;

interface Choice {
  turns: ChatTurn[];
  /** What the pictures that stay take, by estimate. */
  tokens: number;
}

/**
 * Chooses the pictures that are sent: those of the newest turns, the newest turn's first, as many
 * as fit into their share of the budget. So the oldest fall out first, and all of them before the
 * words of the newest turn.
 */
export function choosePictures(turns: readonly ChatTurn[], budget: number): Choice {
  const chosen = new Set<PromptPicture>();
  let tokens = 0;
  let isFull = false;
  for (const picture of picturedTurns(turns)
    .toReversed()
    .flatMap(({ pictures = [] }) => pictures)) {
    const more = estimatePicture(picture);
    isFull ||= tokens + more > budget * SHARE;
    if (isFull) break;
    chosen.add(picture);
    tokens += more;
  }
  return { turns: turns.map((turn) => showing(turn, (it) => chosen.has(it))), tokens };
}
