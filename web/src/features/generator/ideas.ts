interface Idea {
  title: string;
  prompt: string;
}

/** Scenes worth a token, which every engine can paint; three at a time are offered. */
const IDEAS: readonly Idea[] = [
  {
    title: 'Lighthouse',
    prompt:
      'A lighthouse on a rocky cape at dusk, warm light over a calm violet sea, a small sailing boat, first stars',
  },
  {
    title: 'Winter night',
    prompt:
      'A snowy mountain valley at night, pine forest in the mist, northern lights over a frozen lake, quiet mood',
  },
  {
    title: 'City in rain',
    prompt:
      'A city skyline on a rainy evening, neon light in amber and rose on wet streets, dreamy atmosphere',
  },
  {
    title: 'Desert dawn',
    prompt:
      'A desert of golden dunes at sunrise, long shadows, a lone horse on the ridge, warm haze',
  },
  {
    title: 'Castle garden',
    prompt:
      'A castle above a garden in spring, blossoming trees, soft morning light, birds in a pastel sky',
  },
  {
    title: 'Beyond the moon',
    prompt: 'A ringed planet rising in deep space over a quiet moon, purple nebula, distant stars',
  },
  {
    title: 'Cabin in snow',
    prompt:
      'A log cabin in a snowy forest at night, a warm window, northern lights above the pines',
  },
  {
    title: 'Cat at dusk',
    prompt: 'A cat on a hill at dusk, paper lanterns rising into a violet evening sky, first stars',
  },
  {
    title: 'Tall ship',
    prompt: 'A tall ship on a stormy sea, lightning behind dark clouds, one beam of golden light',
  },
  {
    title: 'Blossom temple',
    prompt: 'A temple among cherry blossoms beside a still pond, morning mist, soft pink light',
  },
  {
    title: 'Balloons',
    prompt: 'Hot air balloons above a green valley at sunrise, a winding river, light haze',
  },
  {
    title: 'Fox in autumn',
    prompt: 'A red fox in an autumn forest, golden leaves, low sunbeams through morning fog',
  },
  {
    title: 'Coral reef',
    prompt: 'A coral reef under water, rays of light from above, a whale passing in the blue',
  },
  {
    title: 'Lavender hills',
    prompt: 'A windmill above lavender fields in summer, golden hour, swallows in the sky',
  },
  {
    title: 'Waterfall',
    prompt: 'A waterfall in a green jungle, a rainbow in the spray, birds, bright morning light',
  },
  {
    title: 'Wolf and moon',
    prompt: 'A wolf on a cliff below a full moon, pine forest in the mist, deep blue night',
  },
  {
    title: 'Island beach',
    prompt: 'A tropical beach at sunset, palm trees, turquoise waves, a small boat on the sand',
  },
  {
    title: 'Campfire',
    prompt: 'A campfire beside a mountain lake at night, a person watching the milky way',
  },
  {
    title: 'Reading nook',
    prompt:
      'A cat beside a pile of books and burning candles at a window, evening light in the room',
  },
  {
    title: 'Dragon hill',
    prompt: 'A castle on a hill at night with a dragon and a campfire, full moon, drifting clouds',
  },
  {
    title: 'Rainy street',
    prompt:
      'A red car on a street with shops in the rain, city skyline behind, lit windows at dusk',
  },
  {
    title: 'Robot and flowers',
    prompt: 'A robot in a meadow of flowers at sunrise, butterflies, mountains in the haze',
  },
  {
    title: 'Night train',
    prompt: 'A train through snowy mountains at night, warm windows, stars and a crescent moon',
  },
  {
    title: 'Market morning',
    prompt: 'A market with colourful stalls by the harbour, sailing boats, bright morning light',
  },
];

const OFFERED = 3;

/** The three ideas of a turn; after the last come the first ones again. */
export function ideasAt(turn: number): readonly Idea[] {
  const start = (turn * OFFERED) % IDEAS.length;
  return IDEAS.slice(start, start + OFFERED);
}
