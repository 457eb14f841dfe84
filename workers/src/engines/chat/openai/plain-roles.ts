import type { PromptMessage } from '../../../prompt/prompt.ts';

/**
 * The same talk for templates that know two roles in strict turns, the person's first, and nothing
 * else (Gemma, older Mistral): what the system says becomes part of the person's next turn.
 */
export function plainRoles(messages: readonly PromptMessage[]): PromptMessage[] {
  const plain: PromptMessage[] = [];
  for (const { role, content, pictures } of messages) {
    const as = role === 'assistant' ? role : 'user';
    const last = plain.at(-1);
    if (last?.role !== as) {
      plain.push({ role: as, content, ...(pictures && { pictures }) });
      continue;
    }
    last.content += `\n\n${content}`;
    if (pictures) last.pictures = [...(last.pictures ?? []), ...pictures];
  }
  if (plain[0]?.role === 'assistant') plain.unshift({ role: 'user', content: '...' });
  return plain;
}
