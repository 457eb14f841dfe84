import { prose } from '../../wrapped.ts';
import { hex, type Rgb } from './color.ts';
import { PERSON_NOUNS } from './people/person-nouns.ts';
import type {
  Look,
  Mood,
  Place,
  Season,
  Subject,
  SubjectKind,
  TimeOfDay,
  Weather,
} from './scene.ts';
import { ABSTRACT_WORDS, INDOOR_WORDS, STREET_WORDS, THING_WORDS } from './thing-words.ts';

/**
 * Meaning of each word of a prompt. One entry per meaning, words separated by spaces, a phrase
 * joined by hyphens; plurals are found by `parse-scene.ts`. This is the place to teach the painter
 * a new word.
 */
export const PLACE_WORDS: Record<Place, string> = {
  sea: 'sea ocean seascape marine wave tide open-water bay atlantic pacific harbor harbour',
  beach: 'beach shore coast coastline seaside seashore tropical-island lagoon shoreline',
  mountains: 'mountain mountainside peak alps alpine summit himalaya volcano range fjord canyon',
  forest: 'forest wood woodland jungle grove rainforest taiga pine-forest glade',
  desert: 'desert dune sahara sand-dune wasteland mars oasis',
  city: prose`
    city skyline cityscape town downtown metropolis skyscraper urban cyberpunk tokyo
    new-york paris london rooftop building
  `,
  space: 'space outer-space galaxy cosmos cosmic universe interstellar orbit asteroid',
  garden: 'garden pond park botanical courtyard',
  meadow:
    'meadow field grassland prairie pasture flower-field farmland lawn wheat-field lavender-field savanna savannah',
  lake: 'lake lakeside reservoir tarn',
  river: 'river stream creek brook riverside canal',
  waterfall: 'waterfall cascade falls',
  underwater: prose`
    underwater undersea under-water under-the-sea under-the-ocean under-the-ocean-surface
    beneath-the-ocean beneath-the-sea beneath-the-waves below-the-surface deep-sea coral-reef
    coral reef
  `,
  cloudtop:
    'above-the-clouds over-the-clouds sea-of-clouds above-clouds in-the-clouds floating-island',
  cliff: 'cliff crag headland bluff clifftop precipice',
  hills: 'hill hillside countryside valley tuscany highland moor vineyard',
  village: 'village hamlet',
  street: STREET_WORDS,
  room: INDOOR_WORDS,
  abstract: ABSTRACT_WORDS,
};

export const SUBJECT_WORDS: Record<SubjectKind, string> = {
  castle: 'castle fortress palace citadel chateau tower kingdom',
  lighthouse: 'lighthouse beacon',
  boat: 'boat sailboat sailing-boat sail-boat dinghy yacht rowboat canoe gondola',
  ship: 'ship sailing-ship galleon tall-ship schooner frigate pirate-ship',
  bridge: 'bridge viaduct aqueduct',
  house: 'house cabin cottage hut chalet lodge log-cabin barn farmhouse home',
  person: PERSON_NOUNS,
  portrait: 'portrait face headshot close-up bust selfie',
  cat: 'cat kitten kitty feline',
  dog: 'dog puppy hound retriever',
  horse: 'horse stallion mare pony mustang unicorn',
  bird: 'bird seagull gull swallow eagle hawk raven crow heron crane goose swan dove falcon',
  deer: 'deer stag doe elk moose reindeer buck',
  fox: 'fox vixen',
  wolf: 'wolf',
  whale: 'whale orca humpback dolphin',
  fish: 'fish koi carp goldfish salmon koi-fish',
  owl: 'owl',
  butterfly: 'butterfly moth',
  tree: 'tree oak pine fir spruce birch willow maple',
  palm: 'palm palm-tree coconut-tree',
  flower: 'flower wildflower rose tulip poppy daisy lavender sunflower lily peony orchid bloom',
  blossom: 'blossom cherry-blossom sakura cherry-tree blossoming-tree petal',
  moon: 'moon moonlight full-moon crescent moonlit moonrise crescent-moon',
  sun: 'sun sunlight sunshine sunny sunbeam rays-of-light sunlit',
  star: 'star starry milky-way starlight constellation starry-sky night-sky',
  cloud: 'cloud cloudy overcast cumulus storm-cloud',
  aurora: 'aurora northern-lights aurora-borealis polar-lights',
  rainbow: 'rainbow',
  lantern: 'lantern sky-lantern paper-lantern firefly',
  balloon: 'balloon hot-air-balloon airship',
  planet: 'planet ringed-planet saturn jupiter gas-giant earth world',
  nebula: 'nebula stardust',
  lightning: 'lightning thunderbolt',
  campfire: 'campfire bonfire fire',
  temple: 'temple pagoda shrine torii',
  windmill: 'windmill',
  ...THING_WORDS,
};

export const TIME_WORDS: Record<TimeOfDay, string> = {
  sunrise: 'sunrise dawn morning daybreak early-morning first-light',
  day: 'day daytime noon midday afternoon daylight bright-day sunny',
  golden: 'golden-hour late-afternoon golden-light warm-light',
  sunset: 'sunset evening sundown setting-sun',
  dusk: 'dusk twilight blue-hour nightfall gloaming',
  night:
    'night midnight nighttime starry moonlit moonlight nocturnal night-sky milky-way starlight',
};

export const SEASON_WORDS: Record<Season, string> = {
  spring: 'spring springtime blossom cherry-blossom sakura',
  summer: 'summer summertime',
  autumn: 'autumn fall autumnal october november fallen-leaves autumn-leaves',
  winter:
    'winter wintry snow snowy snowfall frozen icy ice frost frosty christmas blizzard snowstorm',
};

export const WEATHER_WORDS: Record<Weather, string> = {
  rain: 'rain rainy raining drizzle downpour rainfall rainstorm',
  snow: 'snowfall snowing snowflake blizzard snowstorm falling-snow',
  fog: 'fog foggy mist misty haze hazy',
  storm: 'storm stormy thunderstorm thunder lightning tempest storm-cloud hurricane',
  wind: 'wind windy breeze breezy gale windswept blowing',
};

export const MOOD_WORDS: Record<Mood, string> = {
  calm: 'calm peaceful serene tranquil quiet still gentle relaxing zen soft',
  dramatic: 'dramatic epic cinematic intense majestic powerful moody',
  dreamy:
    'dreamy dream dreamlike ethereal magical enchanted fantasy surreal fairytale whimsical romantic',
  mysterious: 'mysterious dark eerie haunting spooky gothic secret ominous haunted mystic mystical',
  cozy: 'cozy cosy warm snug homely',
  melancholic:
    'melancholic melancholy sad lonely wistful nostalgic solitary somber sombre lonesome',
  joyful: 'joyful happy cheerful vibrant bright colorful colourful playful lively',
  neon: 'neon cyberpunk synthwave futuristic vaporwave sci-fi glowing',
};

export const LOOK_WORDS: Record<Look, string> = {
  watercolour: 'watercolor watercolour water-color gouache aquarelle',
  ink: 'ink ink-wash ink-drawing sumi-e pencil pencil-drawing sketch charcoal line-art etching engraving',
  pixels: 'pixel-art pixel pixelated pixels',
  mono: 'black-and-white monochrome grayscale greyscale',
};

const COLOR_HEX: Record<string, string> = {
  crimson: '#c21f3a',
  red: '#d23030',
  scarlet: '#e0332a',
  ruby: '#b3183f',
  burgundy: '#7a1f35',
  orange: '#f08228',
  amber: '#f5a623',
  copper: '#b8683a',
  coral: '#ff7a66',
  peach: '#ffb38a',
  gold: '#f2bf4e',
  golden: '#f2bf4e',
  yellow: '#f5d442',
  lemon: '#f7e463',
  green: '#3f9e4d',
  emerald: '#1f9e6e',
  olive: '#7d8440',
  mint: '#8fdcb5',
  jade: '#2fa37c',
  lime: '#9fd63a',
  teal: '#148f94',
  turquoise: '#2cc4c0',
  cyan: '#2fc7e6',
  aqua: '#4fd6d6',
  blue: '#2f6fd6',
  azure: '#3f9df2',
  navy: '#1d2f66',
  indigo: '#3d37a8',
  sapphire: '#1f4fbf',
  cobalt: '#1f4cc4',
  violet: '#7b3fd0',
  purple: '#8038b8',
  lavender: '#a98fe0',
  lilac: '#c3a2e8',
  magenta: '#d12f9c',
  pink: '#f27fb2',
  rose: '#ea6d8d',
  fuchsia: '#e0349c',
  plum: '#7d3370',
  white: '#f3f1ec',
  silver: '#c2cad4',
  grey: '#8b8f96',
  gray: '#8b8f96',
  black: '#17171d',
  brown: '#7a5233',
  blonde: '#e3bd72',
  blond: '#e3bd72',
  brunette: '#5a3a28',
  ivory: '#f2ead6',
};
export const COLOR_WORDS: ReadonlyMap<string, Rgb> = new Map(
  Object.entries(COLOR_HEX).map(([word, value]) => [word, hex(value)]),
);

export const ACTION_WORDS: Record<NonNullable<Subject['action']>, string> = {
  run: 'running run galloping gallop racing leaping jumping',
  sit: 'sitting sit seated perched resting sleeping',
  fly: 'flying soaring gliding',
  howl: 'howling howl',
};

export const COUNT_WORDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['single', 1],
  ['lone', 1],
  ['two', 2],
  ['pair', 2],
  ['couple', 2],
  ['both', 2],
  ['three', 3],
  ['trio', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['dozen', 12],
  ['few', 3],
  ['several', 5],
  ['many', 9],
  ['group', 5],
  ['herd', 6],
  ['pack', 5],
  ['flock', 14],
  ['school', 12],
  ['swarm', 14],
  ['fleet', 5],
  ['hundreds', 24],
  ['countless', 24],
]);

export const NEGATING_WORDS: ReadonlySet<string> = new Set([
  'without',
  'no',
  'not',
  'minus',
  'excluding',
  'except',
  'never',
  'lacking',
]);

/** Words that may stand between a negation (or a colour, or a count) and what it is about. */
export const FILLER_WORDS: ReadonlySet<string> = new Set([
  'any',
  'the',
  'a',
  'an',
  'and',
  'or',
  'of',
  'some',
  'big',
  'small',
  'little',
  'tall',
  'old',
  'wild',
  'beautiful',
  'tiny',
  'huge',
  'large',
  'giant',
  'ancient',
  'lonely',
  'colored',
  'coloured',
]);
