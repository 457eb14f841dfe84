import type { ChatRequest } from '../engines/chat/chat-engine.ts';

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
export function composedText(request: ChatRequest): string {
  const { character, userName, userDescription, memories = [], note, turns } = request;
  const said = turns.slice(steeringFrom(request)).map(({ content }) => content);
  const { name, description, personality, scenario, greeting, traits } = character;
  const { systemPrompt, exampleDialogue, postHistoryInstructions } = character;
  const told = [description, personality, scenario].filter(Boolean).join('\n\n');
  const asked = [systemPrompt, exampleDialogue, postHistoryInstructions];
  const known = [userName, userDescription, ...memories.map(({ text }) => text), request.summary];
  const texts = [name, told, greeting, traits.join(', '), ...asked, ...known];
  const others = request.group?.others.map(({ name: other, line }) => `${other}: ${line}`) ?? [];
  return [...texts, ...others, note?.text, ...said].filter(Boolean).join('\n');
}

/** The first of the turns that steer a reply. One that goes on is steered by what it answers too. */
function steeringFrom({ group, task, turns }: ChatRequest): number {
  if (!group) return task === 'continue' ? -2 : -1;
  return turns.findLastIndex(({ role, speaker }) => role === 'user' && speaker === undefined);
}
