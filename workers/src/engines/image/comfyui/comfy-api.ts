import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { EngineError } from '../../engine-error.ts';
import {
  history,
  historyEntry,
  queue,
  refused,
  saysWhy,
  taken,
  uploaded,
  type HistoryEntry,
  type ImageFile,
  type QueuePlace,
} from './comfy-answers.ts';
import { busyIn } from '../server-busy.ts';
import { ask, away, jsonBody, type Answer, type ComfyServer, type Question } from './comfy-http.ts';
import type { Graph } from '@vesper/core/comfyui-workflows/workflow';

/** Where pictures of orders are put on the server, so that its operator can clear them away. */
export const FOLDER = 'vesper';

/** The ids of one job: ours, or what the server made of it. */
export interface JobIds {
  promptId: string;
  clientId: string;
}

/** What a server's refusal or failure means, by its status. */
function failureOf({ status, retryAfter }: Answer, what: string): EngineError {
  const message = `ComfyUI answered ${status} to ${what}`;
  const busy = busyIn(status, message, retryAfter);
  if (busy) return busy;
  if ([429, 502, 503, 504].includes(status)) {
    return new EngineError(message, { retryable: true, code: 'model_away' });
  }
  return new EngineError(message, { retryable: status >= 500 });
}

async function askFor<Shape>(
  server: ComfyServer,
  question: Question,
  shape: z.ZodType<Shape>,
): Promise<Shape> {
  const answer = await ask(server, question);
  const [what = ''] = question.path.split('/', 1);
  if (answer.status !== 200) throw failureOf(answer, what);
  const parsed = shape.safeParse(jsonIn(answer.bytes));
  // Another program may stand at this address, or a proxy that says so with 200.
  if (!parsed.success) {
    throw new EngineError(`ComfyUI sent what is no answer to ${what}`, { retryable: true });
  }
  return parsed.data;
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Everything that a server knows of nodes, as it tells it. */
export const readNodes = (server: ComfyServer, signal: AbortSignal) =>
  askFor(server, { path: 'object_info', signal }, history);

/** A file in the folder of inputs. */
export interface InputFile {
  name: string;
  subfolder: string;
}

/** Puts a picture on the server. @returns the name that it got there: another one, if it was taken */
export const upload = (
  server: ComfyServer,
  file: InputFile,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<InputFile> =>
  askFor(server, { path: 'upload/image', body: uploadBody(file, bytes), signal }, uploaded);

/** One white pixel, as PNG. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==',
  'base64',
);

/** Puts a pixel in the place of a picture: no version of ComfyUI removes a file by its interface. */
export const blankOut = (server: ComfyServer, file: InputFile) =>
  askFor(
    server,
    { path: 'upload/image', body: uploadBody(file, BLANK, { overwrite: 'true' }) },
    uploaded,
  );

function uploadBody(
  { name, subfolder }: InputFile,
  bytes: Uint8Array,
  further: Readonly<Record<string, string>> = {},
) {
  const boundary = `vesper-${randomUUID()}`;
  const fields = Object.entries({ type: 'input', subfolder, ...further }).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file =
    `--${boundary}\r\nContent-Disposition: form-data; name="image"; ` +
    `filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const parts = [...fields, file];
  return {
    bytes: Buffer.concat([
      Buffer.from(parts.join('')),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** The server did not take the job: nothing of it is there. */
export class OrderRefused extends EngineError {}

/**
 * Orders a picture. Not to be aborted: whoever stops in between could not tell whether it began.
 * @returns the id that the server gave the job; older ones make their own
 * @throws OrderRefused naming the nodes that the server refuses, never what they hold; any other
 *   EngineError when the job may be there
 */
export async function submit(server: ComfyServer, graph: Graph, ids: JobIds): Promise<string> {
  const body = jsonBody({ prompt: graph, client_id: ids.clientId, prompt_id: ids.promptId });
  const answer = await ask(server, { path: 'prompt', body });
  const value = jsonIn(answer.bytes);
  if (answer.status === 400) throw refusalIn(value);
  if (answer.status !== 200) throw failureOf(answer, 'prompt');
  const parsed = taken.safeParse(value);
  if (parsed.success) return parsed.data.prompt_id;
  // Some send 200 with the error inside, and a proxy its own page.
  if (saysWhy.safeParse(value).success) throw refusalIn(value);
  throw new EngineError('ComfyUI sent what is no answer to prompt', { retryable: true });
}

function refusalIn(value: unknown): OrderRefused {
  const parsed = refused.safeParse(value);
  const { error, node_errors: nodes } = parsed.success
    ? parsed.data
    : { error: '', node_errors: {} };
  const named = Object.entries(nodes).map(
    ([id, { class_type: type, errors }]) =>
      `${word(id)} (${word(type)}: ${errors.map((it) => word(it.type)).join(', ')})`,
  );
  const told = [word(error ?? ''), ...named.slice(0, 10)].filter(Boolean).join('; ');
  return new OrderRefused(`ComfyUI refused the workflow: ${told || 'no reason given'}`, {
    retryable: false,
  });
}

/** Only short plain words of a stranger's pass: the rest may repeat the order. */
export const word = (text: string): string => text.replace(/[^\w.:-]/g, '').slice(0, 60);

/** Where a job of ours stands: `before` jobs are to be made first. */
export type Standing =
  | { at: 'waiting'; before: number; promptId: string }
  | { at: 'running'; promptId: string }
  | { at: 'nowhere' };

/** Looks for our job among those of everyone, by its id or by our client's, which nobody else has. */
export async function standingOf(
  server: ComfyServer,
  { promptId, clientId }: JobIds,
  signal?: AbortSignal,
): Promise<Standing> {
  const jobs = await askFor(server, { path: 'queue', signal }, queue);
  const isOurs = (job: QueuePlace) => job.promptId === promptId || job.clientId === clientId;
  const running = jobs.queue_running.find(isOurs);
  if (running) return { at: 'running', promptId: running.promptId };
  const waiting = jobs.queue_pending.find(isOurs);
  if (!waiting) return { at: 'nowhere' };
  const earlier = jobs.queue_pending.filter(({ number }) => number < waiting.number);
  return {
    ...{ at: 'waiting', promptId: waiting.promptId },
    before: earlier.length + jobs.queue_running.length,
  };
}

/** @returns what became of a job; undefined while it is not done, or when nobody knows it */
export async function historyOf(
  server: ComfyServer,
  promptId: string,
  signal?: AbortSignal,
): Promise<HistoryEntry | undefined> {
  const path = `history/${encodeURIComponent(promptId)}`;
  const parsed = historyEntry.safeParse(
    (await askFor(server, { path, signal }, history))[promptId],
  );
  return parsed.success && !isUnderWay(parsed.data) ? parsed.data : undefined;
}

/** Servers before others show a job from its beginning, and say of it that it is not complete. */
const isUnderWay = ({ status }: HistoryEntry): boolean =>
  status?.completed === false &&
  status.status_str !== 'error' &&
  !status.messages.some(({ event }) => ENDS.test(event));

const ENDS = /^execution_(?:success|error|interrupted)$/;

/** Takes back a job of ours that waits. */
export const unqueue = (server: ComfyServer, promptId: string) =>
  ask(server, { path: 'queue', body: jsonBody({ delete: [promptId] }) });

/** Stops what runs: by its id, which older servers do not read. Only for a job that is seen to run. */
export const interrupt = (server: ComfyServer, promptId: string) =>
  ask(server, { path: 'interrupt', body: jsonBody({ prompt_id: promptId }) });

/** Removes the words and pictures of a job from what the server shows to everyone. */
export const forget = (server: ComfyServer, promptId: string) =>
  ask(server, { path: 'history', body: jsonBody({ delete: [promptId] }) });

/** Fetches a picture that a job made. */
export async function download(
  server: ComfyServer,
  { filename, subfolder, type }: ImageFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const query = { filename, subfolder, type };
  const answer = await ask(server, { path: 'view', query, signal });
  const { status, bytes } = answer;
  // Cleared away meanwhile: the next attempt makes another file.
  if (status === 404) throw new EngineError('ComfyUI has lost the picture', { retryable: true });
  if (status !== 200) throw failureOf(answer, 'view');
  if (bytes.length === 0) throw away('an empty picture');
  return bytes;
}
