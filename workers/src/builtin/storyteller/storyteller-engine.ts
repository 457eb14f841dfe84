import { BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import type { StoryEngine } from '../../engines/story/story-engine.ts';
import { type Pace, speak } from '../shared/pace.ts';
import { seeded } from '../shared/random.ts';
import { tellPassage } from './storyteller.ts';

/**
 * A small storyteller that needs no network and no weights.
 * @param options.pace zero in both makes a passage arrive at once
 */
export function createBuiltinStoryteller({ pace }: { pace: Pace }): StoryEngine {
  return {
    name: BUILTIN_ENGINE,
    async *tell(request, signal) {
      const { text, choices } = tellPassage(request);
      // First, because a passage that is stopped in the middle goes on from these.
      yield { kind: 'choices', choices };
      const vary = seeded(`${request.storyId}${request.choice}`).next;
      for await (const piece of speak(text, pace, vary, signal)) {
        yield { kind: 'text', text: piece };
      }
    },
  };
}
