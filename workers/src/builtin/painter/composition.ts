import { paintBrushwork } from './brushwork.ts';
import { gradePicture, paintAir, paintBloom } from './finish.ts';
import { paintAbstract } from './layers/abstract.ts';
import { paintAurora } from './layers/aurora.ts';
import { paintCity } from './layers/city.ts';
import { paintClouds } from './layers/clouds.ts';
import { paintCloudtop } from './layers/cloudtop.ts';
import { paintCreatures } from './layers/creatures.ts';
import { paintBeach, paintDunes } from './layers/dunes.ts';
import { paintBridge } from './layers/bridge.ts';
import { paintWaterfall } from './layers/waterfall.ts';
import { paintHills } from './layers/hills.ts';
import { paintLandmarks } from './layers/landmarks.ts';
import { paintMeadow } from './layers/meadow.ts';
import { paintMountains } from './layers/mountains.ts';
import { paintNebula } from './layers/nebula.ts';
import { paintPlanets } from './layers/planets.ts';
import { paintPond } from './layers/pond.ts';
import { paintRainbow } from './layers/rainbow.ts';
import { paintRoom } from './layers/room.ts';
import { paintShafts } from './layers/shafts.ts';
import { paintSky } from './layers/sky.ts';
import { paintStars } from './layers/stars.ts';
import { paintStreet } from './layers/street.ts';
import { paintSunOrMoon } from './layers/sun-and-moon.ts';
import { paintLanding, paintTable } from './layers/table.ts';
import { paintFlyers, paintTableThings, paintThings } from './layers/things.ts';
import { paintBough } from './layers/bough.ts';
import { paintNamedTrees } from './layers/named-trees.ts';
import { paintSwimmers } from './layers/swimmers.ts';
import { paintUnderwater } from './layers/underwater.ts';
import { paintWater } from './layers/water.ts';
import { paintDrift, paintLightning, paintWeather } from './layers/weather.ts';
import { paintTreeLine } from './layers/tree-line.ts';
import { paintWoods } from './layers/woods.ts';
import { applyLook } from './looks.ts';
import type { Layer } from './painting.ts';
import { paintLikeness } from './likeness/paint-likeness.ts';
import { paintPeople } from './people/figures/paint-people.ts';
import { paintBackdrop } from './people/portrait/backdrop.ts';
import { paintPortrait } from './people/portrait/paint-portrait.ts';
import { paintCampfire } from './subjects/campfire.ts';
import { paintBalloons, paintLanterns } from './subjects/aloft.ts';
import { paintVessels } from './subjects/vessels.ts';
import { paintBirds, paintButterflies } from './subjects/winged.ts';

export interface Step {
  name: string;
  /** Its share of the work, measured once on a standard picture; progress is the sum of shares. */
  work: number;
  /** Worth showing: the picture has visibly grown. */
  preview?: true;
  /** Left out of pictures of nobody in particular. */
  needsPhoto?: true;
  paint: Layer;
}

/** The whole picture, back to front. Adding a layer means adding one line here. */
export const COMPOSITION: readonly Step[] = [
  { name: 'sky', work: 3, paint: paintSky },
  { name: 'nebula', work: 2, paint: paintNebula },
  { name: 'stars', work: 2, paint: paintStars },
  { name: 'aurora', work: 2, paint: paintAurora },
  { name: 'sun-and-moon', work: 1, paint: paintSunOrMoon },
  { name: 'clouds', work: 9, paint: paintClouds },
  { name: 'planets', work: 1, paint: paintPlanets },
  { name: 'lightning', work: 1, paint: paintLightning },
  { name: 'underwater', work: 2, preview: true, paint: paintUnderwater },
  { name: 'mountains', work: 9, paint: paintMountains },
  { name: 'hills', work: 2, paint: paintHills },
  { name: 'dunes', work: 1, paint: paintDunes },
  { name: 'woods', work: 3, paint: paintWoods },
  { name: 'tree-line', work: 3, paint: paintTreeLine },
  { name: 'city', work: 2, paint: paintCity },
  { name: 'street', work: 2, paint: paintStreet },
  { name: 'waterfall', work: 1, paint: paintWaterfall },
  { name: 'landmarks', work: 3, preview: true, paint: paintLandmarks },
  { name: 'bridge', work: 1, paint: paintBridge },
  { name: 'water', work: 7, paint: paintWater },
  { name: 'cloudtop', work: 2, paint: paintCloudtop },
  { name: 'brushwork', work: 16, preview: true, paint: paintBrushwork },
  { name: 'rainbow', work: 1, paint: paintRainbow },
  { name: 'air', work: 1, paint: paintAir },
  { name: 'named-trees', work: 2, paint: paintNamedTrees },
  { name: 'balloons', work: 1, paint: paintBalloons },
  { name: 'birds', work: 1, paint: paintBirds },
  { name: 'vessels', work: 2, paint: paintVessels },
  { name: 'beach', work: 2, paint: paintBeach },
  { name: 'pond', work: 2, paint: paintPond },
  { name: 'swimmers', work: 2, paint: paintSwimmers },
  { name: 'meadow', work: 3, paint: paintMeadow },
  { name: 'flyers', work: 1, paint: paintFlyers },
  { name: 'room', work: 1, paint: paintRoom },
  { name: 'backdrop', work: 2, paint: paintBackdrop },
  { name: 'abstract', work: 1, paint: paintAbstract },
  { name: 'landing', work: 1, paint: paintLanding },
  { name: 'things', work: 1, paint: paintThings },
  { name: 'campfire', work: 1, paint: paintCampfire },
  { name: 'people', work: 3, paint: paintPeople },
  { name: 'table', work: 1, paint: paintTable },
  { name: 'creatures', work: 4, paint: paintCreatures },
  { name: 'table-things', work: 1, paint: paintTableThings },
  { name: 'butterflies', work: 1, paint: paintButterflies },
  { name: 'lanterns', work: 1, paint: paintLanterns },
  { name: 'bough', work: 2, preview: true, paint: paintBough },
  { name: 'portrait', work: 3, paint: paintPortrait },
  { name: 'likeness', work: 90, preview: true, needsPhoto: true, paint: paintLikeness },
  { name: 'shafts', work: 2, paint: paintShafts },
  { name: 'drift', work: 1, paint: paintDrift },
  { name: 'fall', work: 2, paint: paintWeather },
  { name: 'bloom', work: 2, preview: true, paint: paintBloom },
  { name: 'grade', work: 11, paint: gradePicture },
  { name: 'look', work: 1, paint: applyLook },
];
