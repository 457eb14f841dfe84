import type { ImageProgress } from './image-engine.ts';

/** The progress of one picture, which never falls, whatever servers say. */
export class RisingProgress {
  #highest = 0;

  at(stage: ImageProgress['stage'], share: number, preview?: Uint8Array): ImageProgress {
    this.#highest = Math.max(this.#highest, Math.min(1, Number.isFinite(share) ? share : 0));
    return { type: 'progress', progress: this.#highest, stage, ...(preview && { preview }) };
  }
}
