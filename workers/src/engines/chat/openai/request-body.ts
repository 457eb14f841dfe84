import type { SamplerSettings } from '@vesper/core/contract/model';
import type { PromptMessage } from '../../../prompt/prompt.ts';
import { plainRoles } from './plain-roles.ts';

/** One request for a reply. */
export interface Completion {
  model: string;
  messages: readonly PromptMessage[];
  /** How the model chooses its words; without a length of its own. */
  sampler: Omit<SamplerSettings, 'replyTokens'>;
  replyTokens: number;
  /** What this server refused before: parameters, and `roles` for talks that are no plain exchange. */
  refused: ReadonlySet<string>;
  /** It continues a text, rather than beginning one. */
  goesOn?: boolean;
  /** Where the reply ends, if it comes so far. */
  stop?: readonly string[];
}

/** Stands among refused parameters for messages that do not simply alternate. */
export const ROLES = 'roles';

/** The body of a request, without what this server has refused before. */
export function bodyOf({ model, messages, sampler, replyTokens, refused, stop }: Completion) {
  // Newer hosted models know one name for the longest reply, all others the other one.
  const limit = refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens';
  const wanted = {
    [limit]: replyTokens,
    temperature: sampler.temperature,
    top_p: sampler.topP,
    frequency_penalty: sampler.frequencyPenalty,
    presence_penalty: sampler.presencePenalty,
    stop,
    // Without it a streamed reply does not say how many tokens it took.
    stream_options: { include_usage: true },
  };
  const known = Object.entries(wanted).filter(
    ([name, it]) => it !== undefined && !refused.has(name),
  );
  return {
    model,
    messages: refused.has(ROLES) ? plainRoles(messages) : messages,
    stream: true,
    ...Object.fromEntries(known),
  };
}
