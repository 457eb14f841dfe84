import { othersIn } from '../../../prompt/group-talk.ts';
import type { PromptMessage } from '../../../prompt/prompt.ts';
import type { ChatRequest } from '../chat-engine.ts';

/** The beginning of a reply that is to go on; empty for any other task. */
export function beginningOf({ task, turns }: ChatRequest): string {
  const last = turns.at(-1);
  return task === 'continue' && last?.role === 'assistant' ? last.content : '';
}

/** Adds what the model is told for a task that is no plain reply. */
export function withInstruction(
  request: ChatRequest,
  messages: readonly PromptMessage[],
): PromptMessage[] {
  const instruction = instructionFor(request, messages.at(-1));
  if (instruction === undefined) return [...messages];
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', content: instruction }];
  // Many templates refuse two turns of one person.
  const content = `${last.content}\n\n${instruction}`;
  return [...messages.slice(0, -1), { ...last, content }];
}

function instructionFor(
  { task, character, group, userName = 'the other person' }: ChatRequest,
  last: PromptMessage | undefined,
): string | undefined {
  if (task === 'impersonate') {
    const others = group ? 'anybody else' : character.name;
    return [
      `[Now write the next message of ${userName} in this talk, in their own voice and as short as`,
      `theirs are. Write nothing else, and nothing that ${others} says or does.]`,
    ].join(' ');
  }
  if (task === 'first') {
    return [
      `[Some time has passed, and ${userName} has said nothing since. Write to them first: one or`,
      'two friendly sentences that fit what was said last, without asking why they were away.]',
    ].join(' ');
  }
  // Most servers go on by themselves where the last message is the assistant's.
  if (task !== 'continue' || last?.role === 'assistant') return undefined;
  return '[Go on with your last message from the very word where it breaks off.]';
}

/** More are refused by hosted models. */
const STOPS_MAX = 4;

/** Where a reply in a group would go on in somebody else's name. The member's next line has none. */
export function stopsOf(request: ChatRequest): { stop?: string[] } {
  if (!request.group || request.task === 'impersonate') return {};
  const stop = othersIn(request).map((name) => `\n${name}:`);
  return { stop: stop.slice(-STOPS_MAX) };
}
