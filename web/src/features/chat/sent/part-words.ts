import type { PromptPartName, SentPart } from '@vesper/core/contract/sent-prompt';
import { count } from '../../../lib/format.ts';

interface PartWords {
  label: string;
  /** Its colour in the bar, and beside its name. */
  color: string;
  /** A thing of which some may be left out; a part without one is a text that may be shortened. */
  thing?: string;
}

/** The parts of a prompt as people read of them. */
export const PART_WORDS: Record<PromptPartName, PartWords> = {
  frame: { label: 'Manners and safety', color: 'fg.subtle' },
  character: { label: 'Character', color: 'accent.violet' },
  persona: { label: 'Who you are', color: 'accent.violet/55' },
  memories: { label: 'Memories', color: 'accent.rose', thing: 'memory' },
  lore: { label: 'Lorebooks', color: 'accent.rose/60', thing: 'entry' },
  examples: { label: 'Example lines', color: 'accent.rose/35', thing: 'example' },
  summary: { label: 'Earlier talk in short', color: 'accent.amber/45' },
  talk: { label: 'Conversation', color: 'accent.amber' },
  note: { label: 'Your note', color: 'fg.success' },
  instructions: { label: 'Last instructions', color: 'fg.success/55' },
};

const PLURALS: Record<string, string> = { memory: 'memories', entry: 'entries' };

/** Tells what of a part is missing, such as '3 entries left out'; null when all of it is in. */
export function leftOutWords({ name, leftOut, text }: SentPart): string | null {
  if (leftOut === 0) return null;
  if (name === 'talk') return `${count(leftOut, 'earlier message')} left out`;
  const { thing } = PART_WORDS[name];
  if (thing === undefined) return text === '' ? 'Left out' : 'Shortened to fit';
  const plural = PLURALS[thing];
  const things = leftOut > 1 && plural ? `${leftOut} ${plural}` : count(leftOut, thing);
  return `${things} left out`;
}

/** The labels of parts of which there was nothing, as a sentence; null when there was some of all. */
export function absentWords(parts: readonly SentPart[]): string | null {
  const absent = parts.filter(({ tokens, leftOut }) => tokens === 0 && leftOut === 0);
  if (absent.length === 0) return null;
  const labels = absent.map(({ name }) => PART_WORDS[name].label.toLowerCase());
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(labels);
  return `Not in this one: ${list}.`;
}
