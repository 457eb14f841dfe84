import type { ChatRequest } from '../engines/chat/chat-engine.ts';

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
export function composedText(request: ChatRequest): string {
  const { character, userName, userDescription, memories = [], note, task, turns } = request;
  // A reply that goes on is steered by what it answers as well.
  const said = turns.slice(task === 'continue' ? -2 : -1).map(({ content }) => content);
  const { name, description, personality, scenario, greeting, traits } = character;
  const { systemPrompt, exampleDialogue, postHistoryInstructions } = character;
  const told = [description, personality, scenario].filter(Boolean).join('\n\n');
  const asked = [systemPrompt, exampleDialogue, postHistoryInstructions];
  const known = [userName, userDescription, ...memories.map(({ text }) => text), request.summary];
  const texts = [name, told, greeting, traits.join(', '), ...asked, ...known];
  return [...texts, note?.text, ...said].filter(Boolean).join('\n');
}
