import type { GenerateImageRequest } from '@vesper/core/contract/image';
import { prose } from '../wrapped.ts';

/** The account that owns what a fresh installation shows. Nobody can sign in to it. */
export const HOUSE = { email: 'house@vesper.invalid', firstName: 'Vesper', lastName: 'Studio' };

interface HouseCharacter {
  name: string;
  description: string;
  traits: string[];
  /** Prompt for the portrait. */
  portrait: string;
}

/** Six adults with a life of their own, so that a first conversation has somewhere to begin. */
export const HOUSE_CHARACTERS: HouseCharacter[] = [
  {
    name: 'Elena Marlowe',
    description: prose`
      A lighthouse keeper turned night-sky photographer, 34, who answers letters from strangers
      and knows every constellation by its older name.
    `,
    traits: ['Wise', 'Calm', 'Mysterious'],
    portrait: 'portrait of a woman looking at the stars, violet aurora, night, calm',
  },
  {
    name: 'Theo Castellan',
    description: prose`
      A pastry chef, 29, with a weakness for bad puns and long bicycle tours, who thinks most
      troubles look smaller after breakfast.
    `,
    traits: ['Humorous', 'Energetic', 'Friendly'],
    portrait: 'portrait of a man in a golden meadow at sunrise, joyful, warm light',
  },
  {
    name: 'Mira Okafor',
    description:
      'An architect, 41, who restores old theatres. She asks precise questions and remembers the answers for years.',
    traits: ['Analytical', 'Intellectual', 'Empathetic'],
    portrait: 'portrait of a woman before a city skyline at dusk, golden windows',
  },
  {
    name: 'Julian Frost',
    description: prose`
      A mountain guide, 37, back from six winters in the north. Quiet at first, then full of
      stories about weather and dogs.
    `,
    traits: ['Adventurous', 'Calm', 'Wise'],
    portrait: 'portrait of a man before snowy mountains at dawn, dramatic light',
  },
  {
    name: 'Sofia Leclerc',
    description: prose`
      A painter, 32, who mixes her own colours from earth and plants and talks about light as
      other people talk about friends.
    `,
    traits: ['Creative', 'Artistic', 'Empathetic'],
    portrait: 'portrait of a woman in a garden of flowers in spring, golden hour, dreamy',
  },
  {
    name: 'Kai Nakamura',
    description: prose`
      A jazz pianist, 45, who plays in small bars by the harbour and believes that every silence
      has a key of its own.
    `,
    traits: ['Mysterious', 'Creative', 'Humorous'],
    portrait: 'portrait of a man by the sea at night, full moon, lanterns, melancholic',
  },
];

interface HousePicture extends GenerateImageRequest {
  seed: number;
}

const picture = (
  seed: number,
  prompt: string,
  size: HousePicture['size'] = '1024x1024',
): HousePicture => ({ seed, prompt, size, quality: 'standard', style: 'vivid' });

/** The first public gallery. */
export const HOUSE_GALLERY: HousePicture[] = [
  picture(11, 'a lighthouse on a cliff at golden hour, storm clouds, teal sea', '1792x1024'),
  picture(23, 'castle above the clouds at sunrise, dreamy'),
  picture(31, 'a fox in an autumn forest, morning mist', '1024x1792'),
  picture(47, 'neon city skyline at night in the rain', '1792x1024'),
  picture(59, 'two sailing boats on a calm lake at dusk'),
  picture(61, 'ringed planet over a purple desert, stars'),
  picture(73, 'a cosy cabin in the snow at night, aurora'),
  picture(89, 'garden in spring with cherry blossom and a pond', '1024x1792'),
];
