import type { ImageQuality, ImageStyle } from '@vesper/core/contract/image';
import type { Rgb } from './color.ts';

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
] as const;
export type Place = (typeof PLACES)[number];

export const SUBJECTS = [
  'castle',
  'lighthouse',
  'boat',
  'ship',
  'bridge',
  'house',
  'person',
  'portrait',
  'cat',
  'dog',
  'horse',
  'bird',
  'deer',
  'fox',
  'wolf',
  'whale',
  'fish',
  'owl',
  'butterfly',
  'tree',
  'palm',
  'flower',
  'blossom',
  'moon',
  'sun',
  'star',
  'cloud',
  'aurora',
  'rainbow',
  'lantern',
  'balloon',
  'planet',
  'nebula',
  'lightning',
  'campfire',
  'temple',
  'windmill',
] as const;
export type SubjectKind = (typeof SUBJECTS)[number];

export type TimeOfDay = 'sunrise' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'rain' | 'snow' | 'fog' | 'storm' | 'wind';
export type Mood =
  'calm' | 'dramatic' | 'dreamy' | 'mysterious' | 'cozy' | 'melancholic' | 'joyful' | 'neon';

export interface Subject {
  kind: SubjectKind;
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
  /** Colour words bound to nothing: they tint the whole palette. */
  tints: readonly Rgb[];
}

/** True when the scene has any of these places. */
export function hasPlace(scene: Scene, ...places: readonly Place[]): boolean {
  return places.some((place) => scene.places.has(place));
}

export function subjectOf(scene: Scene, kind: SubjectKind): Subject | undefined {
  return scene.subjects.find((subject) => subject.kind === kind);
}
