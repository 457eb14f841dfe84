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
  { task, character, userName = 'the other person' }: ChatRequest,
  last: PromptMessage | undefined,
): string | undefined {
  if (task === 'impersonate') {
    return [
      `[Now write the next message of ${userName} in this talk, in their own voice and as short as`,
      `theirs are. Write nothing else, and nothing that ${character.name} says or does.]`,
    ].join(' ');
  }
  // Most servers go on by themselves where the last message is the assistant's.
  if (task !== 'continue' || last?.role === 'assistant') return undefined;
  return '[Go on with your last message from the very word where it breaks off.]';
}
