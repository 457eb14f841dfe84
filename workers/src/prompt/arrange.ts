import type { ChatTurn } from '../engines/chat/chat-engine.ts';
import type { PromptMessage } from './prompt.ts';

/** A line for the model that stands so many messages before the end. */
export interface Inset {
  text: string;
  depth: number;
}

export interface Arrangement {
  /** Paragraphs of the system message. */
  system: readonly string[];
  /** Speakers take turns, as `alternating` makes them. */
  turns: readonly ChatTurn[];
  /** Before the words of the member's newest message. */
  now: readonly string[];
  insets: readonly Inset[];
  /** Behind the words of the member's newest message. */
  last: string;
}

/** Stands where a talk begins with the character's words: templates want the user's first. */
const OPENING = '(The talk begins.)';

/**
 * Turns in the one order that every chat template takes: the member first, then in turns. What one
 * of them said in several messages becomes one.
 */
export function alternating(turns: readonly ChatTurn[]): ChatTurn[] {
  const joined: ChatTurn[] = [];
  if (turns[0]?.role !== 'user') joined.push({ role: 'user', content: OPENING });
  for (const { role, content, pictures } of turns) {
    const last = joined.at(-1);
    if (last?.role !== role) {
      joined.push({ role, content, ...(pictures && { pictures }) });
      continue;
    }
    last.content += `\n\n${content}`;
    if (pictures) last.pictures = [...(last.pictures ?? []), ...pictures];
  }
  return joined;
}

/**
 * The messages as they are sent: one system message, then user and assistant in turns. What else
 * there is to say to the model stands in brackets within a message of the user's: Gemma's and
 * Mistral's templates refuse a system message further down, and two messages of one speaker.
 */
export function arrange({ system, turns, now, insets, last }: Arrangement): PromptMessage[] {
  const talk = alternating(turns).map((turn) => ({ ...turn, before: '', behind: '' }));
  const inBrackets = (text: string): string => `[${text}]`;
  for (const { text, depth } of insets) {
    const at = Math.max(0, talk.length - depth);
    const here = talk[at];
    if (here?.role === 'user') here.before += `${inBrackets(text)}\n\n`;
    else behind(talk, at, inBrackets(text));
  }
  const newest = talk.findLast(({ role }) => role === 'user');
  const told = now.filter(Boolean).join('\n\n');
  if (newest && told !== '') newest.before = `${inBrackets(told)}\n\n${newest.before}`;
  if (newest && last !== '') newest.behind += `\n\n${inBrackets(last)}`;
  return [
    { role: 'system', content: system.filter(Boolean).join('\n\n') },
    ...talk.map(({ role, content, before, behind, pictures }) => ({
      role,
      content: `${before}${content}${behind}`,
      ...(pictures && { pictures }),
    })),
  ];
}

/** Puts a line behind the last words of the member's that stand before a place. */
function behind(
  talk: Array<Pick<ChatTurn, 'role'> & { behind: string }>,
  at: number,
  line: string,
): void {
  const before = talk.slice(0, at).findLast(({ role }) => role === 'user') ?? talk[0];
  if (before) before.behind += `\n\n${line}`;
}
