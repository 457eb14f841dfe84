import { useUsedUp } from '../../data/plan/use-used-up.ts';
import { shortageWords } from '../../data/user/refill-words.ts';
import { useUser } from '../../data/user/session.ts';

/** Something that a picture needs and that there is none of: in words, and the way on. */
export interface Shortage {
  words: string;
  link: { to: string; name: string };
}

/**
 * What keeps the next pictures from being made; undefined when nothing does.
 * @param cost tokens of all of them
 */
export function useShortage(cost: number): Shortage | undefined {
  const tokens = shortageWords(useUser(), { needed: cost });
  const plan = useUsedUp('images');
  if (plan !== undefined) return { words: plan, link: { to: '/subscribe', name: 'See plans' } };
  if (tokens === undefined) return undefined;
  return { words: tokens, link: { to: '/subscribe#tokens', name: 'How tokens work' } };
}
