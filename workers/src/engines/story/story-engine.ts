import type { STORY_GENRES, STORY_TONES } from '@vesper/core/contract/story';
import type { ReplyPiece } from '../chat/chat-engine.ts';

export type Genre = (typeof STORY_GENRES)[number];
export type Tone = (typeof STORY_TONES)[number];

/** A passage on the way from the story's beginning to the one that is to be told. */
export interface ToldPassage {
  /** Words that the reader chose or wrote to get there; null for the first. */
  choice: string | null;
  text: string;
  /** Ways on that were offered after it. */
  choices?: readonly string[];
}

export interface StoryRequest {
  /** The same id and path may come again after a crash, and then get the same passage. */
  storyId: string;
  genre: Genre;
  tone: Tone;
  /** The name of the character at the centre. */
  lead: string;
  premise?: string;
  /** The branch so far, oldest first; empty for the first passage. */
  path: ToldPassage[];
  /** Words that the reader chose or wrote after it; null for the first passage. */
  choice: string | null;
}

/** A piece of the passage, the ways to go on after it, or what a model says of its line and end. */
export type StoryPiece =
  | Extract<ReplyPiece, { kind: 'text' | 'waiting' | 'end' }>
  | { kind: 'choices'; choices: string[] };

/**
 * An engine that tells a story.
 *
 * `tell` yields the pieces of one passage in order, and once, at any place, its choices: as early
 * as it knows them, because a passage that is stopped keeps those that were given. They are all
 * STORY_CHOICES or none. It throws `EngineError` when the passage failed, and stops quietly when
 * `signal` is aborted.
 */
export interface StoryEngine {
  readonly name: string;
  tell(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryPiece>;
  /** Ends what the engine holds open: threads, connections. Work under way fails as retryable. */
  close?(): Promise<void>;
}
