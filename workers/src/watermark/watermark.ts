import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { findMark, type FoundMark } from './find-mark.ts';
import type { FoldedPicture } from './fold-picture.ts';
import type { RgbPixels } from './luminance.ts';
import { markKey, type MarkKey } from './mark-key.ts';
import { mark, type MarkOrder } from './mark-thread.ts';
import { markTile } from './mark-tile.ts';

/** A thread that has nothing to do goes after this. Milliseconds. */
const IDLE_MS = 60_000;

/**
 * An invisible mark in every picture that is made here: a tile of waves whose phases follow from a
 * secret, added to the brightness over and over again. A spread spectrum (Cox, Kilian, Leighton and
 * Shamoon 1997) in a periodic pattern, which is found again after cuts (Kalker, Depovere, Haitsma
 * and Maes 1999); what is hidden and how it is found is decision 42.
 */
export class Watermark {
  readonly #keys: readonly MarkKey[];
  readonly #filename = fileURLToPath(new URL('./mark-thread.js', import.meta.url));
  #threads: Piscina<MarkOrder, RgbPixels> | undefined;

  /** @param secrets the first one marks; what any of them marked is found */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map(markKey);
  }

  /** Marks a picture with the time at which it was made, to the second, in a thread. */
  async lay(picture: RgbPixels, madeAt: Date): Promise<RgbPixels> {
    const [key] = this.#keys;
    if (!key) throw new Error('There is no secret to make marks with.');
    const order = { picture, tile: markTile(key, madeAt) };
    // Outside a build there is no bundle of the thread.
    if (!existsSync(this.#filename)) return mark(order);
    this.#threads ??= new Piscina<MarkOrder, RgbPixels>({
      filename: this.#filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return this.#threads.run(order, { name: 'mark' });
  }

  /** Finds a mark of ours in what was folded of a picture; null where there is none. */
  async find(views: readonly FoldedPicture[]): Promise<FoundMark | null> {
    for (const key of this.#keys) {
      const found = await findMark(views, key);
      if (found) return found;
    }
    return null;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
