import type { ImageAbility, ImageTask } from '@vesper/core/contract/image-model';
import type {
  ImageQuality,
  ImageSize,
  ImageStyle,
  PromptReading,
} from '@vesper/core/contract/image';

/**
 * A photo of the person a picture is to feature: WebP, upright, without metadata, the longer side
 * at most 1024 pixels. The person agreed to exactly this use; an engine must not keep it, nor send
 * it anywhere but to the model that makes the picture.
 */
export interface ReferenceImage {
  webp: Uint8Array;
}

/** Words and seed that a character's portrait was painted by. */
export interface PortraitOrder {
  prompt: string;
  seed: number;
}

/** A picture that the new one is made from. */
export interface SourceImage {
  /** PNG in sRGB, upright, without metadata. */
  png: Uint8Array;
  /** Share of it that may change: near 0 hardly anything, 1 everything. */
  strength: number;
  /** All that the new picture is to show, where the prompt is only what changes. */
  description?: string;
  /** Words and seed that its composition goes back to, for engines that compose by them. */
  basis?: { prompt: string; seed: number };
}

export interface ImageRequest {
  /** The run this picture belongs to; the same id may come again after a crash. */
  runId: string;
  prompt: string;
  negativePrompt?: string;
  size: ImageSize;
  quality: ImageQuality;
  style: ImageStyle;
  /** `paint` where it is left out. */
  task?: ImageTask;
  /** The picture that the task begins with. */
  source?: SourceImage;
  /** PNG in the size of the source, of `inpaint`: white is painted anew, black stays. */
  mask?: Uint8Array;
  /** Steps and guidance that somebody chose, within the bounds of the model. */
  steps?: number;
  guidance?: number;
  /** 32-bit unsigned; the same request with the same seed gives the same picture. */
  seed: number;
  /**
   * Photos of one person, the chosen one first: the picture shows this person, and the prompt says
   * where and how. One to five; a model that takes fewer uses the first ones. Absent when the
   * picture is to show nobody in particular.
   */
  references?: readonly ReferenceImage[];
  /** How the portrait of the character was ordered that is to be seen: they look the same again. */
  portrait?: PortraitOrder;
}

/** A step on the way to the picture, and the share of the whole that is done (0..1, never falling). */
export interface ImageProgress {
  type: 'progress';
  progress: number;
  stage: 'preparing' | 'rendering' | 'saving';
  /** It waits for a server: so many go before it, null where the server does not say. */
  before?: number | null;
  /** True from when it went on to another server, because its own went away. */
  hasMoved?: boolean;
  /** An encoded picture (WebP) of the state so far, at most 512 px on its longer side. */
  preview?: Uint8Array;
}

/** Tokens that a server counted for a picture: of the words, of pictures sent, and of it itself. */
export interface PictureUsage {
  text: number;
  image: number;
  output: number;
}

export interface ImageResult {
  type: 'result';
  /**
   * PNG bytes in exactly the pixel size asked for; of `upscale`, larger by the factor of the model;
   * of `cutout`, with transparency and whatever size the model gives.
   */
  png: Uint8Array;
  /** Only of a server that tells it. */
  usage?: PictureUsage;
}

/**
 * An engine that makes a picture.
 *
 * `render` yields progress and, last, exactly one result. It throws `EngineError` when the picture
 * failed, and stops quietly when `signal` is aborted. An iteration that ends without a result has
 * failed.
 */
export interface ImageEngine {
  /** Name on screen, kept with every picture that the engine painted. */
  readonly name: string;
  /** What it can do, where that follows from files that only workers have. */
  readonly abilities?: readonly ImageAbility[];
  render(request: ImageRequest, signal: AbortSignal): AsyncIterable<ImageProgress | ImageResult>;
  /** Tells at once what a prompt would show and what not; only of an engine that knows beforehand. */
  understand?(prompt: string): PromptReading;
  /**
   * Asks the servers behind it whether it could paint now.
   * @returns undefined when it could, otherwise a sentence for the operator, without keys
   */
  check?(signal: AbortSignal): Promise<string | undefined>;
  /** Ends what the engine holds open: threads, connections. Work under way fails as retryable. */
  close?(): Promise<void>;
}
