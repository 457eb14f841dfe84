import type { Place } from './scene.ts';

/** What may be added to a place, in words that the painter shows there. */
export const DETAILS: Readonly<Record<Place, readonly string[]>> = {
  sea: ['a small sailing boat', 'gulls above the waves', 'a tall ship', 'a lighthouse on a cliff'],
  beach: ['palm trees', 'gulls above the waves', 'a small sailing boat'],
  mountains: ['a pine forest in the valley', 'a log cabin', 'a winding river', 'an eagle above'],
  forest: ['a deer between the trees', 'mushrooms', 'a red fox', 'an owl', 'a small stream'],
  desert: ['a lone horse', 'palm trees', 'a hawk in the sky'],
  city: ['a bridge', 'birds above the rooftops', 'drifting clouds'],
  space: ['a ringed planet', 'stars', 'a purple nebula', 'a small rocket'],
  garden: ['blossoming trees', 'butterflies', 'a stone bridge', 'a temple'],
  meadow: ['wildflowers', 'butterflies', 'a windmill', 'a lone oak tree', 'a hot air balloon'],
  lake: ['a small boat', 'swans', 'a pine forest', 'mountains behind'],
  river: ['a stone bridge', 'willow trees', 'a small boat', 'swallows'],
  waterfall: ['a rainbow', 'birds', 'a deep green forest'],
  underwater: ['a school of fish', 'a whale', 'a coral reef', 'a treasure chest'],
  cloudtop: ['a hot air balloon', 'a flock of birds', 'a castle'],
  cliff: ['a lighthouse', 'gulls', 'an eagle above'],
  hills: ['a windmill', 'a winding river', 'a lone oak tree', 'a house', 'horses'],
  village: ['paper lanterns', 'a stone bridge', 'trees', 'a windmill'],
  street: ['lamp posts', 'a bicycle', 'market stalls', 'a cat'],
  room: ['a burning candle', 'a pile of books', 'a vase of flowers', 'a cup of tea', 'a lamp'],
  abstract: [],
};

/** Hours that suit any place under the sky. */
export const HOURS: readonly string[] = [
  ...['at golden hour', 'at sunrise', 'at dusk', 'at sunset', 'under a starry night sky'],
];

export const AIR: readonly string[] = ['morning mist', 'a light breeze', 'drifting clouds'];

export const MOODS: readonly string[] = [
  ...['a calm mood', 'dreamy light', 'dramatic light', 'a mysterious mood', 'a cozy mood'],
];

export const COLOURS: readonly string[] = [
  ...['in tones of amber and rose', 'in tones of violet and gold'],
  ...['in tones of turquoise and silver', 'in tones of blue and ivory'],
];
