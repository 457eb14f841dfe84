/** False for who asked their system for less movement: then nothing plays by itself. */
export const wantsMotion = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
