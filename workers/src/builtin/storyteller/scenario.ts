import type { Genre } from '../../engines/story/story-engine.ts';

/** The three ways a reader can push a story; their own words count as one of them. */
export const STYLES = ['bold', 'careful', 'unexpected'] as const;
export type Style = (typeof STYLES)[number];

/** A way to go on, and what comes of it at the head of the next passage. */
interface Turn {
  choice: string;
  outcome: string;
}

interface Stage {
  /** Events of the stage, the same for every way to it; the last sentence leaves something open. */
  scene: string;
  turns: Readonly<Record<Style, Turn>>;
}

/**
 * One chapter: a plot of seven stages and an ending that the reader's style shaped. Texts are in
 * the notation of the companion's templates; slots beside the scenario's own are `lead`, `they`,
 * `them`, `their`, `was` (agreeing with `they`), and the same of the companion with a leading `c`.
 */
export interface Scenario {
  genre: Genre;
  /** Drawn once per chapter. `place` and `token` are needed by what follows the ending. */
  slots: Readonly<Record<'place' | 'token', readonly string[]> & Record<string, readonly string[]>>;
  companions: readonly (readonly [name: string, pronoun: 'she' | 'he'])[];
  stages: readonly Stage[];
  endings: Readonly<Record<Style, string>>;
}
