import { randomUUID } from 'node:crypto';
import {
  TRIAL_FAILURES,
  type PainterTrial,
  type TrialFailure,
} from '@vesper/core/contract/desk/model';
import { LIMITS } from '@vesper/core/contract/limits';
import type { WorkerContext } from '../context.ts';
import { renderTrial } from '../jobs/render-derivatives.ts';

/** Ends before the gateway stops waiting. Milliseconds. */
const TRIAL_MS = LIMITS.tryModelWait - 5_000;
const SETTINGS = { size: '1024x1024', quality: 'standard', style: 'vivid', seed: 1 } as const;

type Parts = Pick<WorkerContext, 'engines' | 'judge' | 'log' | 'watermark' | 'clock'>;

/** Has the engine paint a prompt once, and keeps nothing of it. */
export async function tryPainter(
  { engines, judge, log, watermark, clock }: Parts,
  { prompt }: { prompt: string },
): Promise<PainterTrial> {
  const start = performance.now();
  const result = (failure: TrialFailure | null, picture: string | null): PainterTrial => ({
    failure,
    failureWords: failure && TRIAL_FAILURES[failure],
    picture,
    totalMs: Math.round(performance.now() - start),
  });
  if (await judge.ofRequest(prompt, 'private')) return result('content_refused', null);
  const signal = AbortSignal.timeout(TRIAL_MS);
  try {
    for await (const step of engines.images.first.engine.render(
      { runId: randomUUID(), prompt, ...SETTINGS },
      signal,
    )) {
      if (step.type !== 'result') continue;
      const picture = await renderTrial(step.png, { watermark, madeAt: clock.now() });
      return result(null, Buffer.from(picture).toString('base64'));
    }
    return result(signal.aborted ? 'timeout' : 'failed', null);
  } catch (err) {
    log.info({ err }, 'the painter was tried in vain');
    return result('failed', null);
  }
}
