/** Six scenes worth a token; the first three are offered. */
const IDEAS = [
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
    title: 'Desert caravan',
    prompt:
      'A desert of golden dunes at sunrise, long shadows, a few camels on the ridge, warm haze',
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
] as const;

export const QUICK_IDEAS = IDEAS.slice(0, 3);
