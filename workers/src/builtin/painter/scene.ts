import type { ImageQuality, ImageStyle } from '@vesper/core/contract/image';
import type { Rgb } from './color.ts';
import type { ThingKind } from './thing-words.ts';
import type { Backdrop, Person } from './people/person.ts';

export const PLACES = [
  'sea',
  'beach',
  'mountains',
  'forest',
  'desert',
  'city',
  'space',
  'garden',
  'meadow',
  'lake',
  'river',
  'waterfall',
  'underwater',
  'cloudtop',
  'cliff',
  'hills',
  'village',
  'street',
  'room',
  'abstract',
] as const;
export type Place = (typeof PLACES)[number];

export type SubjectKind =
  | 'castle'
  | 'lighthouse'
  | 'boat'
  | 'ship'
  | 'bridge'
  | 'house'
  | 'person'
  | 'portrait'
  | 'cat'
  | 'dog'
  | 'horse'
  | 'bird'
  | 'deer'
  | 'fox'
  | 'wolf'
  | 'whale'
  | 'fish'
  | 'owl'
  | 'butterfly'
  | 'tree'
  | 'palm'
  | 'flower'
  | 'blossom'
  | 'moon'
  | 'sun'
  | 'star'
  | 'cloud'
  | 'aurora'
  | 'rainbow'
  | 'lantern'
  | 'balloon'
  | 'planet'
  | 'nebula'
  | 'lightning'
  | 'campfire'
  | 'temple'
  | 'windmill'
  | ThingKind;

export type TimeOfDay = 'sunrise' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'rain' | 'snow' | 'fog' | 'storm' | 'wind';
export type Mood =
  'calm' | 'dramatic' | 'dreamy' | 'mysterious' | 'cozy' | 'melancholic' | 'joyful' | 'neon';

/** A medium other than paint. */
export type Look = 'watercolour' | 'ink' | 'pixels' | 'mono';

export interface Subject {
  kind: SubjectKind;
  /** The word it was named by: soup and fruit are both a bowl. */
  word?: string;
  /** Number to draw, 1..40. */
  count: number;
  /** The colour word bound to it ("red balloon"). */
  tint?: Rgb;
  /** Doing that changes the outline ("running", "flying"). */
  action?: 'run' | 'sit' | 'fly' | 'howl';
}

/** The picture that a prompt asks for: plain data, decided before anything is drawn. */
export interface Scene {
  seed: number;
  style: ImageStyle;
  quality: ImageQuality;
  places: ReadonlySet<Place>;
  placeTints: ReadonlyMap<Place, Rgb>;
  subjects: readonly Subject[];
  /** Named and refused ("without people"), so that no layer adds them as decoration. */
  refused: ReadonlySet<string>;
  time: TimeOfDay;
  season?: Season;
  weather: ReadonlySet<Weather>;
  moods: ReadonlySet<Mood>;
  look?: Look;
  /** Colour words bound to nothing: they tint the whole palette. */
  tints: readonly Rgb[];
  /** Everyone who is shown, as told. */
  people: readonly Person[];
  /** A room that stands in for the landscape. */
  backdrop?: Backdrop;
}

/** True when the scene has any of these places. */
export function hasPlace(scene: Scene, ...places: readonly Place[]): boolean {
  return places.some((place) => scene.places.has(place));
}

export function subjectOf(scene: Scene, kind: SubjectKind): Subject | undefined {
  return scene.subjects.find((subject) => subject.kind === kind);
}
