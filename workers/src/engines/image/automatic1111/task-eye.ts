import { EngineError } from '../../engine-error.ts';
import { AnswerLost, fromBase64 } from '../server-call.ts';
import type { Automatic1111Api } from './server-api.ts';

/** What one look at a server shows of our work. */
export interface Glance {
  /** `unsure`: the server is there, but what it does may be somebody else's; `unknown`: it has none of ours. */
  state: 'waiting' | 'painting' | 'unsure' | 'unknown' | 'unreachable';
  progress: number;
  preview?: Buffer;
}

const UNSURE: Glance = { state: 'unsure', progress: 0 };

/**
 * Watches one piece of work at a server that others may use too. A server that does not tell of
 * single tasks is believed about the work as a whole only while nobody else is known to use it.
 */
export class TaskEye {
  readonly #api: Automatic1111Api;
  readonly #taskId: string;
  #seenPreview = -1;
  #tellsTasks = true;
  #tellsPending = true;

  constructor(api: Automatic1111Api, taskId: string) {
    this.#api = api;
    this.#taskId = taskId;
  }

  /** Looks once; never throws, since the picture comes by another way. */
  async look(wantsPreview: boolean, signal: AbortSignal): Promise<Glance> {
    try {
      const own = this.#tellsTasks ? await this.#ownLook(wantsPreview, signal) : undefined;
      return own ?? (await this.#globalLook(wantsPreview, signal));
    } catch (err) {
      return isUnreachable(err) ? { state: 'unreachable', progress: 0 } : UNSURE;
    }
  }

  /** Tells whether what runs at this moment is provably ours. @throws EngineError */
  async isRunning(signal: AbortSignal): Promise<'running' | 'waiting' | 'no'> {
    const task = { id: this.#taskId, seenPreview: -1, wantsPreview: false };
    const own = await this.#api.ownProgress(task, signal);
    if (own) {
      if (own.active) return 'running';
      return own.queued ? 'waiting' : 'no';
    }
    const { current_task: current } = await this.#api.globalProgress(false, signal);
    return current === this.#taskId ? 'running' : 'no';
  }

  /** True when the work that ended last at the server was broken off by somebody. */
  async wasInterrupted(signal: AbortSignal): Promise<boolean> {
    try {
      const { state, current_task: current } = await this.#api.globalProgress(false, signal);
      // A task that began since then has signs of its own.
      return state.interrupted && (!current || current === this.#taskId);
    } catch {
      return false;
    }
  }

  async #ownLook(wantsPreview: boolean, signal: AbortSignal): Promise<Glance | undefined> {
    const task = { id: this.#taskId, seenPreview: this.#seenPreview, wantsPreview };
    const own = await this.#api.ownProgress(task, signal);
    if (!own) {
      this.#tellsTasks = false;
      return undefined;
    }
    const { active, queued, completed, progress } = own;
    const { live_preview: preview, id_live_preview: previewId } = own;
    const isNew = preview && previewId !== this.#seenPreview;
    if (isNew) this.#seenPreview = previewId;
    if (!active && !queued && !completed) return { state: 'unknown', progress: 0 };
    return {
      state: active ? 'painting' : 'waiting',
      progress,
      ...(isNew && { preview: fromBase64(preview) }),
    };
  }

  async #globalLook(wantsPreview: boolean, signal: AbortSignal): Promise<Glance> {
    const told = await this.#api.globalProgress(wantsPreview, signal);
    const { progress, state, current_image: preview, current_task: current } = told;
    if (current ? current !== this.#taskId : await this.#isShared(signal)) return UNSURE;
    if (state.job_count === 0 && progress === 0) return { state: 'waiting', progress: 0 };
    return { state: 'painting', progress, ...(preview && { preview: fromBase64(preview) }) };
  }

  /** Nobody can be seen at a server that does not say who waits: then our place at it has to do. */
  async #isShared(signal: AbortSignal): Promise<boolean> {
    const pending = this.#tellsPending ? await this.#api.pendingTasks(signal) : undefined;
    this.#tellsPending = pending !== undefined;
    return pending?.some((id) => id !== this.#taskId) ?? false;
  }
}

/** A server that is only slow to answer is there. */
const isUnreachable = (err: unknown): boolean =>
  err instanceof EngineError &&
  (err.code === 'model_away' || (err instanceof AnswerLost && err.code !== 'engine_timeout'));
