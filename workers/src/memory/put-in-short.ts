import { LIMITS } from '@vesper/core/contract/limits';
import { prose } from '../wrapped.ts';
import { askModel, type CompletingEngine } from './ask-model.ts';
import type { SaidMessage } from './proposed-fact.ts';

interface Part {
  /** What was said before it, in short; '' when it is the beginning. */
  before: string;
  messages: readonly Pick<SaidMessage, 'role' | 'content' | 'speaker'>[];
  /** The name of the one who was talked with. */
  speaker: string;
  /** Longest summary. */
  replyTokens: number;
}

const ORDER = prose`
  You keep the summary of a long talk, for the one who goes on with it. Write the whole of it anew:
  what the summary so far says, and what the new part adds. Keep names, facts, promises, decisions,
  how the two stand to each other, the place and the state of a scene, and what is still open; leave
  out greetings and repetitions. Past tense, third person, plain sentences, in the language of the
  talk, no more than 250 words. Answer with the summary alone.
`;

/**
 * Puts a part of a talk in short, together with what came before it.
 * @throws as `askModel` does
 */
export async function putInShort(
  engine: CompletingEngine,
  { before, messages, speaker, replyTokens }: Part,
  signal: AbortSignal,
): Promise<string> {
  const lines = messages.map(
    ({ role, content, speaker: own = speaker }) => `${role === 'user' ? 'User' : own}: ${content}`,
  );
  const content = [
    `Summary so far:\n${before || '(this is the beginning)'}`,
    `The new part:\n${lines.join('\n')}`,
    'Write the summary of both.',
  ].join('\n\n');
  const text = await askModel(
    engine,
    {
      messages: [
        { role: 'system', content: ORDER },
        { role: 'user', content },
      ],
      replyTokens,
      temperature: 0.3,
    },
    signal,
  );
  return text.slice(0, LIMITS.summaryMax);
}
