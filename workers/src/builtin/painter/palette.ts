import { adjust, hex, mix, tinted, type Rgb, type Stop } from './color.ts';
import { pick, type Random } from './random.ts';
import type { Scene, Season, TimeOfDay } from './scene.ts';

/** The colours of one picture. Everything that is painted takes its colours from here. */
export interface Palette {
  /** From the zenith (0) to the horizon (1). */
  sky: readonly Stop[];
  /** The disc of the sun or moon. */
  light: Rgb;
  /** The air around the light. */
  glow: Rgb;
  /** Colour that far things fade into. */
  haze: Rgb;
  /** The darkest near tone. */
  shade: Rgb;
  /** Colour of white paper in the shade of this scene. */
  ambient: Rgb;
  cloudLit: Rgb;
  cloudShade: Rgb;
  water: Rgb;
  foliage: Rgb;
  accent: Rgb;
  ground: Rgb;
  rock: Rgb;
}

interface Hour {
  sky: readonly [string, string, string, string];
  light: string;
  glow: string;
  haze: string;
  shade: string;
  ambient: string;
  cloud: readonly [string, string];
}

const HOURS: Record<TimeOfDay, readonly [Hour, ...Hour[]]> = {
  sunrise: [
    {
      sky: ['#3f5f9e', '#8493c4', '#f0a9a0', '#ffdca8'],
      light: '#fff3d6',
      glow: '#ffb877',
      haze: '#eab8ac',
      shade: '#1f2440',
      ambient: '#b9a0b4',
      cloud: ['#ffd2b0', '#8a7fae'],
    },
    {
      sky: ['#2e5a86', '#6ea3b8', '#f2c3a0', '#ffe6b8'],
      light: '#fff6da',
      glow: '#ffc98a',
      haze: '#e6c4b0',
      shade: '#182c3c',
      ambient: '#aeb0ba',
      cloud: ['#ffe0c4', '#7f93b0'],
    },
  ],
  day: [
    {
      sky: ['#1f66b0', '#4795d6', '#8cc4ea', '#dcedf2'],
      light: '#fffdf0',
      glow: '#fff2cc',
      haze: '#b9d6e6',
      shade: '#14283a',
      ambient: '#cfdbe4',
      cloud: ['#ffffff', '#8fa9c6'],
    },
    {
      sky: ['#2a7fae', '#58a9c9', '#a3d2da', '#eef0dc'],
      light: '#fffbe6',
      glow: '#fff0c0',
      haze: '#c2dcd9',
      shade: '#12302f',
      ambient: '#d2dcd6',
      cloud: ['#fffdf4', '#8cb0ba'],
    },
  ],
  golden: [
    {
      sky: ['#40679c', '#93a4b8', '#f2bd74', '#ffd98c'],
      light: '#fff4cf',
      glow: '#ffb347',
      haze: '#e9b27a',
      shade: '#2a1d22',
      ambient: '#c8a184',
      cloud: ['#ffdf9f', '#9a7f86'],
    },
    {
      sky: ['#35708e', '#8fb0a8', '#f5c56e', '#ffe09a'],
      light: '#fff6d2',
      glow: '#ffbe55',
      haze: '#e6be84',
      shade: '#1f2420',
      ambient: '#c4ab86',
      cloud: ['#ffe8b4', '#8f8a80'],
    },
  ],
  sunset: [
    {
      sky: ['#2b2a63', '#7a3f86', '#e8605c', '#ffb35c'],
      light: '#fff0c4',
      glow: '#ff7a3d',
      haze: '#d4676a',
      shade: '#180f2a',
      ambient: '#a0647c',
      cloud: ['#ff9a6b', '#55386f'],
    },
    {
      sky: ['#1f3d6b', '#5c5f94', '#ee7c6a', '#ffc46e'],
      light: '#fff2cc',
      glow: '#ff8c4a',
      haze: '#d98578',
      shade: '#141a33',
      ambient: '#a07886',
      cloud: ['#ffad86', '#4c4f80'],
    },
  ],
  dusk: [
    {
      sky: ['#141d47', '#343c7c', '#7d6299', '#e69a92'],
      light: '#ffe8dc',
      glow: '#e98f8a',
      haze: '#77679a',
      shade: '#0c1028',
      ambient: '#6f6a9a',
      cloud: ['#d98f9c', '#333463'],
    },
    {
      sky: ['#10283f', '#2a5473', '#6a8497', '#edb48c'],
      light: '#fff0dc',
      glow: '#efa878',
      haze: '#64809a',
      shade: '#0a1522',
      ambient: '#6a8099',
      cloud: ['#e0a68f', '#29455f'],
    },
  ],
  night: [
    {
      sky: ['#050a1f', '#0c1a3f', '#1b3564', '#3c5f8c'],
      light: '#f4f3e6',
      glow: '#8fb3e6',
      haze: '#2c4a76',
      shade: '#03060f',
      ambient: '#4a6390',
      cloud: ['#7d96c2', '#14233f'],
    },
    {
      sky: ['#080720', '#17143f', '#2f2a63', '#5a5590'],
      light: '#f6f0ea',
      glow: '#a9a4ea',
      haze: '#3d3a72',
      shade: '#05040f',
      ambient: '#575590',
      cloud: ['#8f8ac4', '#1c1a42'],
    },
  ],
};

const FOLIAGE: Record<Season, readonly [string, string]> = {
  spring: ['#6f9e48', '#f3a9c4'],
  summer: ['#47803c', '#ffd257'],
  autumn: ['#c26a26', '#e8a92f'],
  winter: ['#5f7480', '#e9eef4'],
};

export function createPalette(scene: Scene, random: Random): Palette {
  const hour = pick(random, HOURS[scene.time]);
  const [foliage, accent] = FOLIAGE[scene.season ?? 'summer'];
  const winter = scene.season === 'winter';
  const base: Palette = {
    sky: hour.sky.map((color, index) => ({ at: [0, 0.42, 0.8, 1][index] ?? 1, color: hex(color) })),
    light: hex(hour.light),
    glow: hex(hour.glow),
    haze: hex(hour.haze),
    shade: hex(hour.shade),
    ambient: hex(hour.ambient),
    cloudLit: hex(hour.cloud[0]),
    cloudShade: hex(hour.cloud[1]),
    water: mix(hex(hour.sky[1]), hex('#0d4a5c'), 0.55),
    foliage: hex(foliage),
    accent: hex(accent),
    ground: winter ? hex('#e6ebf2') : mix(hex(foliage), hex('#8a7a4a'), 0.35),
    rock: hex('#6d6a70'),
  };
  return withPlaceColors(withTints(withMoods(withWeather(base, scene), scene), scene), scene);
}

/** Applies `change` to the colours of the air, leaving what things are made of. */
function changeAir(palette: Palette, change: (color: Rgb) => Rgb): Palette {
  return {
    ...palette,
    sky: palette.sky.map(({ at, color }) => ({ at, color: change(color) })),
    glow: change(palette.glow),
    haze: change(palette.haze),
    ambient: change(palette.ambient),
    cloudLit: change(palette.cloudLit),
    cloudShade: change(palette.cloudShade),
    water: change(palette.water),
  };
}

function withWeather(palette: Palette, { weather, time }: Scene): Palette {
  let result = palette;
  if (weather.has('storm')) {
    result = changeAir(result, (color) => adjust(color, time === 'night' ? 0.95 : 0.74, 0.8));
    result.cloudShade = adjust(result.cloudShade, 0.52, 0.7);
  }
  if (weather.has('rain')) result = changeAir(result, (color) => adjust(color, 0.9, 0.75));
  if (weather.has('fog')) result = changeAir(result, (color) => mix(color, result.haze, 0.35));
  if (weather.has('snow')) result = changeAir(result, (color) => mix(color, hex('#aebccb'), 0.22));
  return result;
}

function withMoods(palette: Palette, { moods }: Scene): Palette {
  let result = palette;
  if (moods.has('dreamy')) {
    result = changeAir(result, (color) => mix(adjust(color, 0.96, 1.1), hex('#d58fd6'), 0.2));
  }
  if (moods.has('mysterious')) {
    result = changeAir(result, (color) => adjust(tinted(color, hex('#2f6f78'), 0.35), 0.82));
  }
  if (moods.has('melancholic')) {
    result = changeAir(result, (color) => adjust(tinted(color, hex('#5f7fa0'), 0.45), 0.92, 0.7));
  }
  if (moods.has('cozy')) result = changeAir(result, (color) => mix(color, hex('#d98a4e'), 0.12));
  if (moods.has('joyful')) result = changeAir(result, (color) => adjust(color, 1.04, 1.25));
  if (moods.has('dramatic')) result = changeAir(result, (color) => adjust(color, 0.93, 1.15));
  if (moods.has('neon')) {
    result = changeAir(result, (color) => tinted(color, hex('#a034d0'), 0.4));
    result = { ...result, glow: hex('#ff4fa8'), haze: mix(result.haze, hex('#5c2aa8'), 0.45) };
  }
  return result;
}

function withTints(palette: Palette, { tints }: Scene): Palette {
  const [first, second] = tints;
  if (!first) return palette;
  const result = changeAir(palette, (color) => tinted(color, first, 0.62));
  return {
    ...result,
    glow: mix(palette.glow, second ?? first, second ? 0.6 : 0.3),
    accent: mix(palette.accent, second ?? first, 0.6),
    foliage: tinted(palette.foliage, second ?? first, 0.35),
    ground: tinted(palette.ground, first, 0.3),
  };
}

function withPlaceColors(palette: Palette, { placeTints, places }: Scene): Palette {
  const water = ['sea', 'lake', 'river', 'beach', 'underwater', 'waterfall'] as const;
  const land = ['meadow', 'garden', 'hills', 'desert', 'mountains', 'forest'] as const;
  const result = { ...palette };
  if (places.has('room')) {
    // Lamps and wood: what stands indoors is lit warmer than the land outside.
    result.ambient = mix(result.ambient, hex('#dcb892'), 0.62);
    result.glow = mix(result.glow, hex('#ffc98a'), 0.5);
    result.shade = mix(result.shade, hex('#1d110c'), 0.7);
  }
  if (places.has('desert')) result.ground = hex('#cf8f52');
  for (const place of water) {
    const tint = placeTints.get(place);
    if (tint) result.water = mix(tinted(result.water, tint, 0.95), tint, 0.45);
  }
  for (const place of land) {
    const tint = placeTints.get(place);
    if (!tint) continue;
    result.ground = mix(tinted(result.ground, tint, 0.9), tint, 0.5);
    if (place === 'forest' || place === 'garden') result.foliage = mix(result.foliage, tint, 0.7);
    if (place === 'mountains') result.rock = mix(result.rock, tint, 0.6);
  }
  const space = placeTints.get('space');
  return space ? changeAir(result, (color) => tinted(color, space, 0.7)) : result;
}
