import { mediaPaths } from '@vesper/core/contract/media';
import type { RunEventData } from '@vesper/core/contract/run';
import { putPreview } from '@vesper/core/runs/previews';
import type { RunWriter } from '@vesper/core/runs/run-writer';
import type { WorkerContext } from '../context.ts';
import type { ImageProgress } from '../engines/image/image-engine.ts';
import { mayShowPreview } from '../pictures/judge-for-others.ts';

/** Share of the bar that is kept for storing what was made. */
export const SAVING_AT = 0.96;

/**
 * No preview after so much of the work: who stops a picture gets the token back, and the last ones
 * would be the picture for nothing.
 */
const PREVIEWS_UNTIL = 0.75;

type Told = Omit<RunEventData<'run:progress'>, 'runId' | 'seq' | 'previewUrl'>;

interface Preview {
  step: number;
  webp: Uint8Array;
}

interface ReportParts {
  writer: Pick<RunWriter, 'runId' | 'emit'>;
  /** Name of the engine that paints. */
  madeBy: string;
}

/**
 * Tells how far a picture, or a film, is, and shows what the operator wants to be seen of it: each preview, those
 * that have passed a check, or none. A check takes longer than a step: the picture does not wait for
 * it, and of the previews that come meanwhile the newest is checked next.
 */
export class PaintingReport {
  readonly #context: Pick<WorkerContext, 'config' | 'redis' | 'pictures' | 'log'>;
  readonly #parts: ReportParts;
  #told: Told = { progress: 0, stage: 'preparing' };
  #steps = 0;
  #isOver = false;
  #next: Preview | undefined;
  #isChecking = false;
  /** The preview that is being put where it can be fetched. */
  #showing: Promise<unknown> = Promise.resolve();

  constructor(
    context: Pick<WorkerContext, 'config' | 'redis' | 'pictures' | 'log'>,
    parts: ReportParts,
  ) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Takes in what the engine says. @param more what is told beside it */
  async note(update: ImageProgress, more: Pick<Told, 'leftMs' | 'notice'> = {}): Promise<void> {
    const { previews } = this.#context.config.pictures;
    const { progress, preview: webp } = update;
    this.#steps += 1;
    this.#told = { progress: progress * SAVING_AT, ...standingOf(update), ...more };
    const preview = webp && progress <= PREVIEWS_UNTIL ? { step: this.#steps, webp } : undefined;
    if (preview && previews === 'shown') {
      await this.#show(preview);
      return;
    }
    this.#parts.writer.emit('run:progress', this.#told);
    if (!preview || previews === 'off') return;
    this.#next = preview;
    // Nobody waits for it, and a preview that fails is none.
    this.#check().catch((err: unknown) => {
      this.#context.log.warn({ err }, 'a preview was not checked');
    });
  }

  /** Nothing is shown any more, and what was being shown is where it can be removed. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#next = undefined;
    await this.#showing;
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      for (let preview = this.#take(); preview; preview = this.#take()) {
        const isFit = await mayShowPreview(this.#context, preview.webp, this.#parts.madeBy);
        if (!isFit || this.#isOver) continue;
        this.#showing = this.#show(preview).catch(() => undefined);
        await this.#showing;
      }
    } finally {
      this.#isChecking = false;
    }
  }

  #take(): Preview | undefined {
    const preview = this.#next;
    this.#next = undefined;
    return preview;
  }

  async #show({ step, webp }: Preview): Promise<void> {
    const { writer } = this.#parts;
    await putPreview(this.#context.redis, writer.runId, step, webp);
    if (this.#isOver) return;
    const previewUrl = mediaPaths.preview(writer.runId, step);
    writer.emit('run:progress', { ...this.#told, previewUrl });
  }
}

/** Where a picture stands: whoever waits for a server is told how many go before. */
function standingOf({ stage, before }: ImageProgress): Pick<Told, 'stage' | 'position'> {
  if (before === undefined) return { stage };
  return { stage: 'queued', ...(before !== null && { position: before }) };
}
