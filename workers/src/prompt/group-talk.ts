import type { ChatRequest, ChatTurn } from '../engines/chat/chat-engine.ts';

/** Everybody in a group whose lines the one who speaks is not to write, as they are called there. */
export function othersIn({ group, userName }: ChatRequest): string[] {
  if (!group) return [];
  return [...group.others.map(({ name }) => name), callOf(userName)];
}

/** A member without a name is one in the lines of a group too. */
const callOf = (userName: string | undefined): string => userName ?? 'User';

/**
 * The turns as a model reads them. In a group everybody but the one who speaks has their name before
 * their words, and somebody who speaks twice in a row is asked to: many templates want an answer to
 * something.
 */
export function withNames(request: ChatRequest): ChatTurn[] {
  const { group, turns, task = 'reply', character, userName } = request;
  if (!group) return turns;
  const named = turns.map(({ role, content, speaker, pictures }): ChatTurn => {
    if (role === 'assistant') return { role, content };
    const words = `${speaker ?? callOf(userName)}: ${content}`;
    return { role, content: words, ...(pictures && { pictures }) };
  });
  const goesOn = named.at(-1)?.role === 'assistant' && task === 'reply';
  return goesOn ? [...named, { role: 'user', content: `(${character.name} speaks on.)` }] : named;
}
