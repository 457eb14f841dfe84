import { writeImageAbilities } from '@vesper/core/image-abilities';
import type { RedisClient } from '@vesper/core/redis';
import type { Config } from '@vesper/core/config/config';
import type { ImageModelConfig } from '@vesper/core/config/image-models';
import { imageStateId } from '@vesper/core/model-state';
import { ModelWatch } from '../chat/model-watch.ts';
import { EngineError } from '../engine-error.ts';
import { createImageEngine, createPainter } from './create-image-engine.ts';
import type { ImageEngine } from './image-engine.ts';
import type { ImageServices } from './picture-servers.ts';

/** A model of pictures, and the engine behind it. */
export interface Painter {
  config: ImageModelConfig;
  engine: ImageEngine;
}

/** The operator's models of pictures, and the painter that needs no model. */
export class ImageModels {
  /** The built-in painter: pictures of the house are its own, whatever members paint with. */
  readonly builtin: ImageEngine;
  readonly #painters: readonly [Painter, ...Painter[]];
  readonly #watches: readonly ModelWatch[];

  /** @param services undefined where nothing is painted for members: nothing is watched, nobody waits */
  constructor(config: Config, services?: ImageServices) {
    this.builtin = createPainter(config);
    const [first, ...others] = config.imageModels.map((model) => ({
      config: model,
      engine: model.engine === 'builtin' ? this.builtin : createImageEngine(model, services),
    }));
    if (!first) throw new Error('There is no model of pictures.');
    this.#painters = [first, ...others];
    this.#watches = services ? this.#painters.flatMap((painter) => watchOf(painter, services)) : [];
  }

  /** Looks after the servers from now on, and tells the gateways which models are away. */
  watch(): void {
    for (const watch of this.#watches) watch.start();
  }

  /** The one that paints where nobody chose. */
  get first(): Painter {
    return this.#painters[0];
  }

  /**
   * @param id null for the first one
   * @returns undefined when no model has this id any more
   */
  find(id: string | null): Painter | undefined {
    return id === null ? this.first : this.#painters.find(({ config }) => config.id === id);
  }

  /** Tells gateways what models can do whose files only workers have. */
  async tellAbilities(redis: RedisClient): Promise<void> {
    for (const { config, engine } of this.#painters) {
      if (engine.abilities) await writeImageAbilities(redis, config.id, engine.abilities);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#watches.map((watch) => watch.close()));
    const engines = new Set([this.builtin, ...this.#painters.map(({ engine }) => engine)]);
    await Promise.all([...engines].map((engine) => engine.close?.()));
  }
}

function watchOf({ config, engine }: Painter, { redis, log }: ImageServices): ModelWatch[] {
  const { check } = engine;
  if (!check) return [];
  const look = async (_isBusy: boolean, signal: AbortSignal) => {
    const problem = await check(signal);
    if (problem === undefined) return {};
    throw new EngineError(problem, { retryable: true, code: 'model_away' });
  };
  return [new ModelWatch({ id: imageStateId(config.id), engine: { look }, redis, log })];
}
