import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import { seeded } from '../shared/random.ts';

type Line = (to: string) => string;

/** Said to somebody by name, or to nobody in particular. */
const LINES: readonly [Line, ...Line[]] = [
  (to) => `I was just thinking of our talk${to}. How has your day been?`,
  (to) => `Hello again${to}. What has been the best of today so far?`,
  (to) => `It has been quiet here${to}, so I wanted to say hello. What are you up to?`,
  (to) => `Something you said came back to me today${to}. How are things going?`,
  (to) => `A small hello from me${to}. Whenever you feel like talking, I am here.`,
  (to) => `I wondered how you are${to}. Is there anything new with you?`,
];

/** A line to somebody who has said nothing for a while; the same again for the same run. */
export function writesFirst({ runId, userName }: ChatRequest): string {
  return seeded(runId).pick(LINES)(userName === undefined ? '' : `, ${userName}`);
}
