import { paintBrushwork } from './brushwork.ts';
import { gradePicture, paintAir, paintBloom } from './finish.ts';
import { paintAurora } from './layers/aurora.ts';
import { paintClouds } from './layers/clouds.ts';
import { paintHills } from './layers/hills.ts';
import { paintMountains } from './layers/mountains.ts';
import { paintNebula } from './layers/nebula.ts';
import { paintPlanets } from './layers/planets.ts';
import { paintRainbow } from './layers/rainbow.ts';
import { paintSky } from './layers/sky.ts';
import { paintStars } from './layers/stars.ts';
import { paintSunOrMoon } from './layers/sun-and-moon.ts';
import { paintWater } from './layers/water.ts';
import type { Layer } from './painting.ts';

export interface Step {
  name: string;
  /** Its share of the work, measured once on a standard picture; progress is the sum of shares. */
  work: number;
  /** Worth showing: the picture has visibly grown. */
  preview?: true;
  paint: Layer;
}

/** The whole picture, back to front. Adding a layer means adding one line here. */
export const COMPOSITION: readonly Step[] = [
  { name: 'sky', work: 6, paint: paintSky },
  { name: 'nebula', work: 2, paint: paintNebula },
  { name: 'stars', work: 2, paint: paintStars },
  { name: 'aurora', work: 2, paint: paintAurora },
  { name: 'sun-and-moon', work: 1, paint: paintSunOrMoon },
  { name: 'planets', work: 1, paint: paintPlanets },
  { name: 'clouds', work: 14, preview: true, paint: paintClouds },
  { name: 'rainbow', work: 1, paint: paintRainbow },
  { name: 'mountains', work: 14, paint: paintMountains },
  { name: 'hills', work: 4, paint: paintHills },
  { name: 'water', work: 8, preview: true, paint: paintWater },
  { name: 'brushwork', work: 16, paint: paintBrushwork },
  { name: 'air', work: 1, paint: paintAir },
  { name: 'bloom', work: 2, preview: true, paint: paintBloom },
  { name: 'grade', work: 8, paint: gradePicture },
];
