import type { ChatRequest } from '../engines/chat/chat-engine.ts';
import { fireLore } from '../prompt/lore/fire-lore.ts';

/** The text that steers the engine, taken together: parts that pass alone may not pass joined. */
export function composedText(request: ChatRequest): string {
  const { character, userName, userDescription, memories = [], note, turns } = request;
  const from = steeringFrom(request);
  const steering = turns.slice(from).map(({ content }) => content);
  const said = [...saidBefore(turns, from), ...steering];
  const { name, description, personality, scenario, greeting, traits } = character;
  const { systemPrompt, exampleDialogue, postHistoryInstructions } = character;
  const told = [description, personality, scenario].filter(Boolean).join('\n\n');
  const asked = [systemPrompt, exampleDialogue, postHistoryInstructions];
  const known = [userName, userDescription, ...memories.map(({ text }) => text), request.summary];
  const texts = [name, told, greeting, traits.join(', '), ...asked, ...known];
  const others = request.group?.others.map(({ name: other, line }) => `${other}: ${line}`) ?? [];
  const lore = fireLore(request.lorebooks ?? [], turns).map(({ text }) => text);
  return [...texts, ...lore, ...others, note?.text, ...said].filter(Boolean).join('\n');
}

/** Turns before those that steer which are judged with them: what is split over several is whole. */
const BEFORE_MAX = 8;

/** What the member said shortly before; what a model wrote was judged when it did. */
function saidBefore(turns: ChatRequest['turns'], end: number): string[] {
  const own = turns.slice(0, end).filter(({ role, speaker }) => role === 'user' && !speaker);
  return own.slice(-BEFORE_MAX).map(({ content }) => content);
}

/** The first of the turns that steer a reply. One that goes on is steered by what it answers too. */
function steeringFrom({ group, task, turns }: ChatRequest): number {
  if (!group) return task === 'continue' ? -2 : -1;
  return turns.findLastIndex(({ role, speaker }) => role === 'user' && speaker === undefined);
}
