import type { VideoAbility, VideoRatio } from '@vesper/core/contract/video-model';
import type { ImageProgress } from '../image/image-engine.ts';
import type { ServingEngine } from '../image/serving-engine.ts';

export interface VideoRequest {
  /** The run this film belongs to; the same id may come again after a crash. */
  runId: string;
  prompt: string;
  negativePrompt?: string;
  ratio: VideoRatio;
  seconds: number;
  /** 32-bit unsigned. */
  seed: number;
  /** The picture that is to move: PNG in sRGB, upright, without metadata. */
  source?: { png: Uint8Array };
}

export interface VideoResult {
  type: 'result';
  /** The film as it was made: MP4, WebM, Matroska or GIF. What is kept is made of it. */
  bytes: Uint8Array;
}

/**
 * An engine that makes a film. It behaves as one that makes pictures does: `render` yields progress
 * and, last, exactly one result; throws `EngineError`; and stops quietly when `signal` is aborted.
 */
export interface VideoEngine extends ServingEngine<VideoRequest, VideoResult, VideoAbility> {
  readonly abilities: readonly VideoAbility[];
  render(request: VideoRequest, signal: AbortSignal): AsyncIterable<ImageProgress | VideoResult>;
}
