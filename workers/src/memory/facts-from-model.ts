import { z } from 'zod';
import { LIMITS } from '@vesper/core/contract/limits';
import type { PromptMessage } from '../prompt/prompt.ts';
import { prose } from '../wrapped.ts';
import { askModel, type CompletingEngine } from './ask-model.ts';
import type { ProposedFact, SaidMessage } from './proposed-fact.ts';

/** A fact that is known already, so that it is not told again and can be replaced. */
export interface Known {
  id: string;
  text: string;
}

interface Talk {
  /** The name of the one who was talked with. */
  speaker: string;
  messages: readonly SaidMessage[];
  known: readonly Known[];
}

/** Facts of one look; a model that lists more lists everything that was said. */
const FACTS_MAX = 8;
const REPLY_TOKENS = 500;

const answer = z.object({
  facts: z.array(
    z.object({
      text: z.string().trim().min(3).max(LIMITS.memoryMax),
      message: z.coerce.number().int(),
      replaces: z.coerce.number().int().nullish(),
    }),
  ),
});
type Answer = z.output<typeof answer>;

const ORDER = [
  prose`
    You read a talk and note lasting facts about the person called USER, for later talks: their
    name, people and animals close to them, work, home, tastes, plans with a date, what they asked
    to be remembered.
  `,
  prose`
    Note only what USER says of themselves, clearly and in earnest. Leave out moods, small talk,
    what is played or told as part of a story, what is said by the other one, health, faith,
    politics, and secrets such as passwords or numbers of cards. Never guess.
  `,
  prose`
    Each fact is one short sentence without its subject: "Has a sister called Mia." "Works nights
    as a nurse." Do not repeat what is known already. If a known fact is no longer true, give the
    new one with the number of the known one in "replaces".
  `,
  'Answer with JSON only, "message" being the number of the line that says it:',
  '{"facts":[{"text":"Lives in Lisbon.","message":3,"replaces":1}]}',
  'If there is nothing new: {"facts":[]}',
].join('\n');

/**
 * Asks a model for the facts of a talk. An answer in another form is given back to it once; after
 * that there are none.
 * @throws as `askModel` does
 */
export async function factsFromModel(
  engine: CompletingEngine,
  talk: Talk,
  signal: AbortSignal,
): Promise<ProposedFact[]> {
  const messages: PromptMessage[] = [
    { role: 'system', content: ORDER },
    { role: 'user', content: talkText(talk) },
  ];
  const task = { replyTokens: REPLY_TOKENS, temperature: 0.1 };
  const first = await askModel(engine, { ...task, messages }, signal);
  const read = readAnswer(first);
  if (read.facts) return proposed(talk, read.facts);
  const again: PromptMessage[] = [
    ...messages,
    { role: 'assistant', content: first.slice(0, 2_000) || '-' },
    { role: 'user', content: `That cannot be read: ${read.problem} Answer with JSON only.` },
  ];
  const second = readAnswer(await askModel(engine, { ...task, messages: again }, signal));
  return proposed(talk, second.facts ?? []);
}

function talkText({ speaker, messages, known }: Talk): string {
  const knows = known.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
  const lines = messages.map(
    ({ role, content, speaker: own = speaker }, index) =>
      `[${index + 1}] ${role === 'user' ? 'USER' : own}: ${content.replace(/\s+/g, ' ')}`,
  );
  return `Known already:\n${knows || '(nothing)'}\n\nThe talk:\n${lines.join('\n')}`;
}

/** JSON wherever it stands in an answer: models like to put words and fences around it. */
function readAnswer(text: string): { facts?: Answer['facts']; problem?: string } {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start < 0 || end <= start) return { problem: 'there is no JSON.' };
  try {
    const json: unknown = JSON.parse(text.slice(start, end + 1));
    const parsed = answer.safeParse(Array.isArray(json) ? { facts: json } : json);
    if (parsed.success) return { facts: parsed.data.facts };
    const [issue] = parsed.error.issues;
    return { problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'another form'}.` };
  } catch {
    return { problem: 'it is not valid JSON.' };
  }
}

/** What can be held against the talk: a fact that no line of the member's says is none. */
function proposed({ messages, known }: Talk, facts: Answer['facts']): ProposedFact[] {
  return facts.slice(0, FACTS_MAX).flatMap(({ text, message: line, replaces }) => {
    const message = messages[line - 1];
    if (message?.role !== 'user') return [];
    const replaced = typeof replaces === 'number' ? known[replaces - 1] : undefined;
    return [{ text, message, ...(replaced && { replaces: replaced.id }) }];
  });
}
