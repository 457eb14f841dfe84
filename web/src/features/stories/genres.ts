import type { StoryView } from '@vesper/core/contract/story';
import { Compass, Heart, Leaf, Rocket, Search, WandSparkles, type LucideIcon } from 'lucide-react';

export type Genre = StoryView['genre'];

/** The look of each genre: a sign, and the colours behind its painted cover. */
export const COVERS: Record<Genre, Readonly<{ icon: LucideIcon; sky: string }>> = {
  mystery: { icon: Search, sky: 'linear-gradient(160deg, #1b1f3b, #3b3163 55%, #7d5a8c)' },
  adventure: { icon: Compass, sky: 'linear-gradient(160deg, #1d2440, #7a4a52 60%, #e3945d)' },
  romance: { icon: Heart, sky: 'linear-gradient(160deg, #2a1b3d, #8c3f66 60%, #f08f8a)' },
  'science fiction': {
    icon: Rocket,
    sky: 'linear-gradient(160deg, #0d1533, #27407a 55%, #7f7fd6)',
  },
  fantasy: { icon: WandSparkles, sky: 'linear-gradient(160deg, #1a1840, #553a8c 55%, #b988d8)' },
  'slice of life': { icon: Leaf, sky: 'linear-gradient(160deg, #1c2a3a, #4c6163 55%, #e0b083)' },
};

/** The picture of a genre, painted by scripts/paint-showcase.mjs. */
export function coverOf(genre: Genre): string {
  return `/showcase/genre-${genre.replaceAll(' ', '-')}.webp`;
}

/** 'slice of life' → 'Slice of life'. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
