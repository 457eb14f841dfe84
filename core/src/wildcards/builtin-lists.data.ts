/** Lists that are there without a file; every word is one that the built-in painter can show. */
export const BUILTIN_LISTS: Readonly<Record<string, readonly string[]>> = {
  animal: ['cat', 'fox', 'deer', 'owl', 'wolf', 'horse', 'rabbit', 'bear'],
  colour: ['crimson', 'amber', 'emerald', 'turquoise', 'sapphire', 'violet', 'teal', 'ivory'],
  light: ['golden hour', 'moonlight', 'soft morning light', 'candlelight', 'neon', 'starlight'],
  mood: ['calm', 'dramatic', 'dreamy', 'mysterious', 'cozy', 'joyful'],
  place: [
    ...['a quiet harbour', 'a mountain lake', 'a pine forest', 'a desert of dunes'],
    ...['a city at the river', 'a flower meadow', 'a rocky cliff', 'a village in the hills'],
  ],
  season: ['spring', 'summer', 'autumn', 'winter'],
  time: ['sunrise', 'midday', 'sunset', 'dusk', 'night'],
  weather: ['light rain', 'falling snow', 'morning mist', 'a storm', 'a clear sky'],
};
