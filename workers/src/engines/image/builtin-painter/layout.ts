import { between, type Random } from './random.ts';
import { subjectOf, type Scene } from './scene.ts';

export type Ground =
  'water' | 'grass' | 'sand' | 'snow' | 'clouds' | 'plaza' | 'space' | 'deep' | 'woods';

/** Where things stand, in pixels of the finished picture. */
export interface Layout {
  ground: Ground;
  horizon: number;
  light: { x: number; y: number; radius: number; kind: 'sun' | 'moon'; visible: boolean };
  /** Where the eye is led: the main subject's foot. */
  focus: { x: number; y: number };
  /** -1 when the light comes from the left of the focus, 1 from the right. */
  lightSide: -1 | 1;
}

export function createLayout(scene: Scene, width: number, height: number, random: Random): Layout {
  const ground = chooseGround(scene);
  const tall = height > width * 1.2;
  const horizon = height * horizonShare(ground, random, tall);
  const mirrored = random() < 0.5;
  const across = (share: number) => width * (mirrored ? 1 - share : share);
  const focusX = across(between(random, 0.32, 0.38));
  const lightX = across(between(random, 0.58, 0.68));
  const moon = scene.time === 'night';
  const height01: Record<Scene['time'], number> = {
    sunrise: 0.86,
    day: 0.3,
    golden: 0.74,
    sunset: 0.9,
    dusk: 0.97,
    night: 0.34,
  };
  const unit = Math.min(width, height);
  const named = subjectOf(scene, moon ? 'moon' : 'sun') !== undefined;
  const hidden =
    scene.weather.has('storm') || scene.weather.has('rain') || scene.places.has('underwater');
  return {
    ground,
    horizon,
    light: {
      x: lightX,
      y: horizon * height01[scene.time],
      radius: unit * (moon ? 0.042 : 0.036) * (named ? 1.7 : 1),
      kind: moon ? 'moon' : 'sun',
      visible: named || (!hidden && scene.time !== 'dusk' && !(moon && showsDeepSky(scene))),
    },
    focus: { x: focusX, y: horizon + (height - horizon) * 0.5 },
    lightSide: lightX > focusX ? 1 : -1,
  };
}

/** A moon would drown the stars that the prompt asks for. */
function showsDeepSky(scene: Scene): boolean {
  const shows = (['star', 'aurora', 'nebula', 'planet'] as const).some((kind) =>
    subjectOf(scene, kind),
  );
  return shows || scene.places.has('space') || scene.moods.has('neon');
}

function chooseGround({ places, season }: Scene): Ground {
  const has = (...names: Parameters<typeof places.has>[0][]) =>
    names.some((name) => places.has(name));
  if (has('underwater')) return 'deep';
  if (has('cloudtop')) return 'clouds';
  if (has('sea', 'beach', 'lake', 'waterfall')) return 'water';
  if (has('city')) return has('river') ? 'water' : 'plaza';
  if (has('desert')) return 'sand';
  if (has('river')) return 'water';
  if (has('forest') && !has('mountains', 'hills', 'meadow', 'village', 'cliff')) return 'woods';
  if (has('garden')) return 'water';
  if (has('space') && places.size === 1) return 'space';
  return season === 'winter' ? 'snow' : 'grass';
}

function horizonShare(ground: Ground, random: Random, tall: boolean): number {
  const shares: Record<Ground, number> = {
    water: 0.56,
    grass: 0.62,
    sand: 0.6,
    snow: 0.62,
    clouds: 0.66,
    plaza: 0.7,
    space: 1,
    deep: 0,
    woods: 0.66,
  };
  const share = shares[ground];
  if (ground === 'space' || ground === 'deep') return share;
  return share + between(random, -0.02, 0.03) + (tall ? 0.03 : 0);
}
