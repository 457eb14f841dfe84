import type { Rgb } from './color.ts';
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

/** What a prompt has said so far, before the gaps are filled. */
export interface Draft {
  places: Set<Place>;
  placeTints: Map<Place, Rgb>;
  subjects: Map<SubjectKind, Subject>;
  refused: Set<string>;
  times: TimeOfDay[];
  season: Season | undefined;
  weather: Set<Weather>;
  moods: Set<Mood>;
  look: Look | undefined;
}
