import type { Workflow } from '@vesper/core/comfyui-workflows/workflow';
import { EngineError } from '../../engine-error.ts';
import { misfits } from './check-workflows.ts';
import type { ImageFile } from './comfy-answers.ts';
import { download, readNodes } from './comfy-api.ts';
import { headersOf, type ComfyServer } from './comfy-http.ts';
import type { ComfyTimings } from './comfy-job.ts';

/** Models of many gigabytes are loaded between two pieces of an answer. */
const TIMINGS: ComfyTimings = {
  ...{ connectMs: 10_000, silenceMs: 30_000, wholeMs: 180_000 },
  ...{ pollMs: 1_500, reconnectMs: 1_000, previewMs: 500, stopMs: 5_000 },
};

/** A file that is there is asked for again: it was work to make. */
const DOWNLOADS = 3;

/** How a server is spoken to. @param timings other than in production */
export function comfyServer(
  address: string,
  apiKey: string | undefined,
  timings: Partial<ComfyTimings>,
): { server: ComfyServer; timings: ComfyTimings } {
  const all = { ...TIMINGS, ...timings };
  const base = address.replace(/\/+$/, '');
  return { server: { base, headers: headersOf(apiKey), timings: all }, timings: all };
}

/** @returns why a server cannot do what these workflows want, for the operator */
export async function checkServer(
  server: ComfyServer,
  workflows: readonly Workflow[],
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const problem = misfits(workflows, await readNodes(server, signal));
    return problem && `ComfyUI at ${new URL(server.base).host} does not fit: ${problem}`;
  } catch (err) {
    const why = err instanceof Error ? err.message : 'ComfyUI cannot be asked';
    return `${why} (${new URL(server.base).host}).`;
  }
}

/** Fetches what a job made, again where the server was away for a moment. */
export async function fetchFile(
  server: ComfyServer,
  file: ImageFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await download(server, file, signal);
    } catch (err) {
      const mayPass = err instanceof EngineError && err.code === 'model_away';
      if (!mayPass || tries >= DOWNLOADS || signal.aborted) throw err;
    }
  }
}
