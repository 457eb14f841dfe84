interface Sample {
  name: string;
  title: string;
  /** What the painter was asked for; scripts/paint-showcase.mjs asks it with these very words. */
  prompt: string;
  width: number;
  height: number;
}

const SQUARE = { width: 800, height: 800 };
const TALL = { width: 457, height: 800 };

/** The eight cards of the showcase, in the order of its columns. */
export const SHOWCASE: readonly Sample[] = [
  {
    name: 'last-light',
    title: 'Last Light',
    prompt:
      'A lighthouse on a rocky cape at dusk, warm light over a calm violet sea, a small sailing boat, first stars',
    ...TALL,
  },
  {
    name: 'lantern-festival',
    title: 'Lantern Festival',
    prompt:
      'Hundreds of glowing lanterns rising over a calm lake at night, mountains, first stars, dreamy mood',
    ...SQUARE,
  },
  {
    name: 'the-quiet-fox',
    title: 'The Quiet Fox',
    prompt: 'A red fox in a misty autumn forest at sunrise, golden light, falling leaves',
    ...SQUARE,
  },
  {
    name: 'spring-castle',
    title: 'Spring Castle',
    prompt:
      'A castle above a garden in spring, blossoming trees, soft morning light, birds in a pastel sky',
    ...TALL,
  },
  {
    name: 'rain-on-neon',
    title: 'Rain on Neon',
    prompt:
      'A city skyline on a rainy evening, neon light in amber and rose on wet streets, dreamy atmosphere',
    ...TALL,
  },
  {
    name: 'ringed-world',
    title: 'Ringed World',
    prompt: 'A ringed planet rising in deep space over a quiet moon, purple nebula, distant stars',
    ...SQUARE,
  },
  {
    name: 'northern-silence',
    title: 'Northern Silence',
    prompt:
      'A snowy mountain valley at night, pine forest in the mist, northern lights over a frozen lake, quiet mood',
    ...SQUARE,
  },
  {
    name: 'balloon-morning',
    title: 'Balloon Morning',
    prompt: 'Five hot air balloons over a valley at sunrise, river, soft mist',
    ...TALL,
  },
];
