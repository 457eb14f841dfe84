import type { CardMacros } from '@vesper/core/cards/card-macros';
import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { clipText, type Count } from '../clip-text.ts';

/** What a part is made from. */
export interface PartSource {
  request: ChatRequest;
  /** The member's name, or what stands for it. */
  user: string;
  macros: CardMacros;
  count: Count;
}

/** A part as far as it fits. */
export interface Part {
  text: string;
  tokens: number;
  leftOut: number;
}

export const NOTHING: Part = { text: '', tokens: 0, leftOut: 0 };

/** Two lines' ends between parts. */
export const JOINT = 2;

/** A heading with as much of a text as fits below it; without room for any of it, nothing. */
export async function headed(
  heading: string,
  text: string,
  room: number,
  count: Count,
): Promise<Part> {
  if (text === '') return NOTHING;
  const head = heading === '' ? 0 : (await count(`${heading}\n`)) + 1;
  const clipped = await clipText(text, room - head - JOINT, count);
  if (clipped.text === '') return { ...NOTHING, leftOut: 1 };
  return {
    text: heading === '' ? clipped.text : `${heading}\n${clipped.text}`,
    tokens: head + clipped.tokens + JOINT,
    leftOut: clipped.isCut ? 1 : 0,
  };
}

/**
 * A heading with as many of the items as fit whole; the first ones matter most.
 * @param between what divides one item from the next
 */
export async function listed(
  heading: string,
  items: readonly string[],
  room: number,
  count: Count,
  between = '\n',
): Promise<Part> {
  if (items.length === 0) return NOTHING;
  const tokens = await Promise.all(items.map((item) => count(item)));
  let taken = (await count(`${heading}\n`)) + JOINT;
  const kept: string[] = [];
  for (const [index, item] of items.entries()) {
    const more = (tokens[index] ?? 0) + JOINT;
    if (taken + more > room) break;
    taken += more;
    kept.push(item);
  }
  const leftOut = items.length - kept.length;
  if (kept.length === 0) return { ...NOTHING, leftOut };
  return { text: `${heading}\n${kept.join(between)}`, tokens: taken, leftOut };
}
