import { LIMITS } from '@vesper/core/contract/limits';
import type { CreateStoryRequest } from '@vesper/core/contract/story';

const PATTERNS: Record<CreateStoryRequest['genre'], string> = {
  mystery: 'The {lead} Mystery',
  adventure: '{lead} and the Long Way Round',
  romance: 'A Season for {lead}',
  'science fiction': '{lead} Beyond the Last Signal',
  fantasy: 'The Tale of {lead}',
  'slice of life': 'Ordinary Days with {lead}',
};
const PREMISE_MAX = 60;

/** A title from the premise's first words where there is one, otherwise from genre and lead. */
export function storyTitle({ genre, lead, premise }: CreateStoryRequest): string {
  const opening =
    premise
      ?.split(/[.!?;:\n]/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? '';
  if (opening === '') {
    return PATTERNS[genre].replace('{lead}', () => lead).slice(0, LIMITS.titleMax);
  }
  const short = cut(opening);
  const titled = short.charAt(0).toUpperCase() + short.slice(1);
  return (titled.includes(lead) ? titled : `${lead}: ${titled}`).slice(0, LIMITS.titleMax);
}

function cut(text: string): string {
  if (text.length <= PREMISE_MAX) return text;
  const whole = text.slice(0, PREMISE_MAX).replace(/\s+\S*$/, '');
  return `${whole}…`;
}
