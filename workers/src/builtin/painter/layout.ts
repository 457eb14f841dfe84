import { between, type Random } from './random.ts';
import { subjectOf, type Place, type Scene, type SubjectKind } from './scene.ts';

export type Ground =
  'water' | 'grass' | 'sand' | 'snow' | 'clouds' | 'plaza' | 'space' | 'deep' | 'woods';

/** Positions of the main things, in pixels of the finished picture. */
export interface Layout {
  ground: Ground;
  /** A room stands around us, and the land is what its window shows. */
  indoors: boolean;
  horizon: number;
  light: { x: number; y: number; radius: number; kind: 'sun' | 'moon'; visible: boolean };
  /** Point that the eye is led to: the main subject's foot. */
  focus: { x: number; y: number };
  /** -1 when the light comes from the left of the focus, 1 from the right. */
  lightSide: -1 | 1;
}

/** Low enough to see land through a window, high enough for a floor below it. */
const WINDOW_HORIZON = 0.47;

export function createLayout(scene: Scene, width: number, height: number, random: Random): Layout {
  const ground = groundOf(scene);
  const tall = height > width * 1.2;
  const indoors = scene.places.has('room');
  const drawn = horizonShare(ground, random, tall);
  const horizon = height * (indoors ? WINDOW_HORIZON : drawn);
  const mirrored = random() < 0.5;
  const across = (share: number) => width * (mirrored ? 1 - share : share);
  const focusX = across(between(random, 0.32, 0.38));
  const lightX = across(between(random, 0.58, 0.68));
  const unit = Math.min(width, height);
  return {
    ground,
    indoors,
    horizon,
    light: placeLight(scene, lightX, horizon, unit),
    focus: { x: focusX, y: horizon + (height - horizon) * 0.5 },
    lightSide: lightX > focusX ? 1 : -1,
  };
}

/** Depth of the light in the sky, as a share of the way to the horizon. */
const LIGHT_HEIGHTS: Record<Scene['time'], number> = {
  sunrise: 0.86,
  day: 0.3,
  golden: 0.74,
  sunset: 0.9,
  dusk: 0.97,
  night: 0.34,
};

function placeLight(scene: Scene, x: number, horizon: number, unit: number): Layout['light'] {
  const rising = scene.time === 'dusk' && subjectOf(scene, 'moon') !== undefined;
  const kind = scene.time === 'night' || rising ? 'moon' : 'sun';
  const named = subjectOf(scene, kind) !== undefined;
  return {
    x,
    y: horizon * (rising ? 0.7 : LIGHT_HEIGHTS[scene.time]),
    radius: unit * (kind === 'moon' ? 0.042 : 0.036) * (named ? 1.7 : 1),
    kind,
    visible: named || !isHidden(scene, kind),
  };
}

function isHidden(scene: Scene, kind: 'sun' | 'moon'): boolean {
  const clouded = scene.weather.has('storm') || scene.weather.has('rain');
  if (clouded || scene.places.has('underwater') || scene.time === 'dusk') return true;
  return kind === 'moon' && showsDeepSky(scene);
}

/** A moon would drown the stars that the prompt asks for. */
function showsDeepSky(scene: Scene): boolean {
  const shows = (['star', 'aurora', 'nebula', 'planet'] as const).some((kind) =>
    subjectOf(scene, kind),
  );
  return shows || scene.places.has('space') || scene.moods.has('neon');
}

/** The first line that fits decides what lies at our feet. */
const GROUNDS: readonly (readonly [ground: Ground, places: readonly Place[]])[] = [
  ['deep', ['underwater']],
  ['clouds', ['cloudtop']],
  ['water', ['sea', 'beach', 'lake', 'waterfall']],
  ['plaza', ['city', 'street']],
  ['sand', ['desert']],
  ['water', ['river', 'garden']],
];
const OPENS_WOODS: readonly Place[] = ['mountains', 'hills', 'meadow', 'village', 'cliff'];
const SKY_SUBJECTS: readonly SubjectKind[] = [
  'moon',
  'star',
  'aurora',
  'planet',
  'rainbow',
  'nebula',
  'castle',
];

/** The ground that the places of a scene give; what can be shown in it hangs on this. */
export function groundOf(scene: Scene): Ground {
  const { places, season } = scene;
  const named = GROUNDS.find(([, some]) => some.some((place) => places.has(place)));
  if (named) return named[0] === 'plaza' && places.has('river') ? 'water' : named[0];
  // Inside a wood one sees no sky: a prompt that names both stands at its edge.
  const open =
    OPENS_WOODS.some((place) => places.has(place)) ||
    SKY_SUBJECTS.some((kind) => subjectOf(scene, kind));
  if (places.has('forest') && !open) return 'woods';
  if (places.has('space') && places.size === 1) return 'space';
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
