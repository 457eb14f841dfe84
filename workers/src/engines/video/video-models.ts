import { videoWorkflowsOf } from '@vesper/core/comfyui-workflows/load-workflows';
import type { Config } from '@vesper/core/config/config';
import type { VideoModelConfig } from '@vesper/core/config/video-models';
import { videoStateId, writeVideoAbilities } from '@vesper/core/video-abilities';
import { createFilmPainter } from '../../builtin/painter/film-engine.ts';
import { Ffmpeg } from '../../video/ffmpeg.ts';
import { sweepScratchFolders } from '../../video/scratch-folder.ts';
import { ModelWatch } from '../chat/model-watch.ts';
import { EngineError } from '../engine-error.ts';
import { createComfyVideo } from '../image/comfyui/comfyui-video-engine.ts';
import { serversOf, type ImageServices } from '../image/picture-servers.ts';
import type { VideoEngine, VideoRequest, VideoResult } from './video-engine.ts';

/** A model of films, and the engine behind it. */
interface Filmer {
  config: VideoModelConfig;
  engine: VideoEngine;
}

/** The operator's models of films that this worker can make films with. */
export class VideoModels {
  readonly ffmpeg: Ffmpeg;
  readonly #services: ImageServices | undefined;
  readonly #filmers: readonly Filmer[];
  readonly #watches: readonly ModelWatch[];
  #isAble = false;

  /**
   * @param services undefined where nothing is made for members
   * @throws ConfigError when workflows cannot be used
   */
  constructor(config: Config, services?: ImageServices) {
    this.ffmpeg = new Ffmpeg(config.ffmpegPath);
    this.#services = services;
    this.#filmers = config.videoModels.flatMap((model) => {
      const engine = engineOf(model, { config, ffmpeg: this.ffmpeg, services });
      return engine ? [{ config: model, engine }] : [];
    });
    this.#watches = services ? this.#filmers.map((filmer) => watchOf(filmer, services)) : [];
  }

  /** False where there is no ffmpeg, or no model: then this worker takes no films. */
  get isAble(): boolean {
    return this.#isAble;
  }

  /**
   * Finds out whether films can be made here. Only then the gateways hear of the models, from now
   * on and for as long as this worker lives.
   */
  async open(): Promise<void> {
    if (!this.#services || this.#filmers.length === 0) return;
    const { redis, log } = this.#services;
    const problem = await this.ffmpeg.problem();
    if (problem !== undefined) {
      log.warn(problem);
      return;
    }
    for (const { config, engine } of this.#filmers) {
      await writeVideoAbilities(redis, config.id, engine.abilities);
    }
    for (const watch of this.#watches) watch.start();
    await sweepScratchFolders(new Date());
    this.#isAble = true;
  }

  /** @returns undefined when no model has this id any more */
  find(id: string): Filmer | undefined {
    return this.#filmers.find(({ config }) => config.id === id);
  }

  async close(): Promise<void> {
    await Promise.all(this.#watches.map((watch) => watch.close()));
    await Promise.all(this.#filmers.map(({ engine }) => engine.close?.()));
  }
}

interface Parts {
  config: Pick<Config, 'painterScale'>;
  ffmpeg: Ffmpeg;
  services: ImageServices | undefined;
}

/** @returns undefined for a server of pictures that has no workflow for films */
function engineOf(
  model: VideoModelConfig,
  { config, ffmpeg, services }: Parts,
): VideoEngine | undefined {
  if (model.engine === 'builtin') {
    // Relative to the bundle that this ends up in, workers/dist/main.js.
    const threadUrl = new URL('./painter-thread.js', import.meta.url);
    return createFilmPainter({ model, ffmpeg, threadUrl, scale: config.painterScale });
  }
  const workflows = videoWorkflowsOf(model);
  if (!workflows) return undefined;
  const engine = serversOf<
    typeof model,
    VideoRequest,
    VideoResult,
    VideoEngine['abilities'][number]
  >(
    model,
    (at, server) => createComfyVideo(at, workflows, server),
    services,
    videoStateId(model.id),
  );
  return { ...engine, abilities: engine.abilities ?? [] };
}

function watchOf({ config, engine }: Filmer, { redis, log }: ImageServices): ModelWatch {
  const look = async (_isBusy: boolean, signal: AbortSignal) => {
    const problem = await engine.check?.(signal);
    if (problem === undefined) return {};
    throw new EngineError(problem, { retryable: true, code: 'model_away' });
  };
  return new ModelWatch({ id: videoStateId(config.id), engine: { look }, redis, log });
}
