import { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import { parseJson } from '../../chat/openai/parse-json.ts';
import {
  AnswerLost,
  below,
  callServer,
  jsonBody,
  JSON_BYTES_MAX,
  readBytes,
  type CallPatience,
} from '../server-call.ts';
import { failureOf } from './server-failure.ts';

/** Milliseconds. A server says nothing until the picture is done, and loads its model before. */
export const PATIENCE = {
  connectMs: 10_000,
  paintMs: 600_000,
  silentMs: 30_000,
  /** For all of the answer with the picture. */
  wholeMs: 180_000,
  /** For everything that is not painting. */
  askMs: 4_000,
  pollMs: 500,
  /** The longest that a picture may make no progress: a checkpoint of many gigabytes is read first. */
  stalledMs: 300_000,
  /** So long an order that was stopped while it waited at the server is looked for there. */
  lingerMs: 60_000,
};
export type Patience = typeof PATIENCE;

const flag = z.boolean().catch(false);
const share = z.number().catch(0);
const picture = z.string().nullish().catch(undefined);

const ownProgress = z.object({
  active: flag,
  queued: flag,
  completed: flag,
  progress: share,
  live_preview: picture,
  id_live_preview: z.int().catch(-1),
});

const globalProgress = z.object({
  progress: share,
  state: z
    .object({ interrupted: flag, job_count: z.number().catch(0) })
    .catch({ interrupted: false, job_count: 0 }),
  current_image: picture,
  current_task: picture,
});

const pendingTasks = z.object({ tasks: z.array(z.string()) });

/** Entries of a list of checkpoints, as the names that a configuration may use. */
const checkpoints = z.array(
  z
    .looseObject({
      title: z.string().catch(''),
      model_name: z.string().catch(''),
      filename: z.string().catch(''),
    })
    .transform(({ title, model_name: name, filename }) => {
      const file = filename.split(/[\\/]/).at(-1) ?? '';
      return [title, title.replace(/ \[[0-9a-f]+\]$/, ''), name, file];
    }),
);

/** The routes of one server that we use, with their answers checked. */
export class Automatic1111Api {
  readonly #server: string;
  readonly #headers: Record<string, string>;
  readonly #patience: Patience;

  /** @param apiKey `user:password` of `--api-auth`; what has no colon is for a proxy before the server */
  constructor(server: string, apiKey: string | undefined, patience: Patience) {
    this.#server = server;
    this.#patience = patience;
    this.#headers = apiKey === undefined ? {} : { authorization: authorizationOf(apiKey) };
  }

  /** Has a picture made. @returns the answer, whatever its form */
  async paint(path: string, order: unknown, signal: AbortSignal): Promise<unknown> {
    return this.#answer(path, signal, order, this.#patience.paintMs);
  }

  /** @returns undefined on a server that does not tell of single tasks */
  async ownProgress(
    task: { id: string; seenPreview: number; wantsPreview: boolean },
    signal: AbortSignal,
  ) {
    const body = {
      id_task: task.id,
      id_live_preview: task.seenPreview,
      live_preview: task.wantsPreview,
    };
    const told = await this.#answerIfKnown('internal/progress', signal, body);
    return ownProgress.safeParse(told).data;
  }

  /** What the server does at this moment, for whomever. @throws EngineError */
  async globalProgress(wantsPreview: boolean, signal: AbortSignal) {
    const path = `sdapi/v1/progress?skip_current_image=${!wantsPreview}`;
    return globalProgress.parse((await this.#answer(path, signal)) ?? {});
  }

  /** @returns undefined on a server that does not tell who waits */
  async pendingTasks(signal: AbortSignal): Promise<readonly string[] | undefined> {
    const told = await this.#answerIfKnown('internal/pending-tasks', signal);
    return pendingTasks.safeParse(told).data?.tasks;
  }

  /** Ends whatever the server does: only to be used when that is ours. */
  async interrupt(signal: AbortSignal): Promise<void> {
    await this.#answer('sdapi/v1/interrupt', signal, {});
  }

  /** The names of each checkpoint. @returns undefined when the answer is no such list */
  async checkpoints(signal: AbortSignal): Promise<string[][] | undefined> {
    return checkpoints.safeParse(await this.#answer('sdapi/v1/sd-models', signal)).data;
  }

  async #answerIfKnown(path: string, signal: AbortSignal, body?: unknown): Promise<unknown> {
    try {
      return await this.#answer(path, signal, body);
    } catch (err) {
      const isAboutReach =
        err instanceof EngineError && (err.code === 'model_away' || err instanceof AnswerLost);
      if (isAboutReach || signal.aborted) throw err;
      return undefined;
    }
  }

  async #answer(
    path: string,
    signal: AbortSignal,
    body?: unknown,
    firstMs = this.#patience.askMs,
  ): Promise<unknown> {
    const { connectMs, silentMs, wholeMs, askMs, paintMs } = this.#patience;
    const isPainting = firstMs === paintMs;
    const patience: CallPatience = {
      ...{ firstMs, silentMs },
      wholeMs: isPainting ? wholeMs : Math.min(wholeMs, askMs),
      connectMs: isPainting ? connectMs : Math.min(connectMs, askMs),
    };
    const answer = await callServer({
      url: below(this.#server, path),
      headers: this.#headers,
      body: body === undefined ? undefined : jsonBody(body),
      ...{ patience, signal },
    });
    const value = parseJson((await readBytes(answer, JSON_BYTES_MAX, patience)).toString('utf8'));
    const { statusCode = 0 } = answer;
    if (statusCode !== 200) {
      throw failureOf(statusCode, value, answer.headers['retry-after']);
    }
    return value;
  }
}

const authorizationOf = (apiKey: string): string =>
  apiKey.includes(':') ? `Basic ${Buffer.from(apiKey).toString('base64')}` : `Bearer ${apiKey}`;
