import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { EngineError } from '../../engine-error.ts';

/**
 * The largest answer that is read, and thrice what a picture of 4096 pixels a side takes as PNG of
 * usual content: a server that sends more is broken, and memory is shared with other jobs.
 */
export const ANSWER_BYTES_MAX = 40_000_000;

/** Milliseconds that a server is waited for. */
export interface HttpTimings {
  connectMs: number;
  /** Between two pieces of an answer. */
  silenceMs: number;
  /** For the whole of one: who sends a byte at a time is not silent. */
  wholeMs: number;
}

export interface ComfyServer {
  /** Address without a slash at its end. */
  base: string;
  headers: Readonly<Record<string, string>>;
  timings: HttpTimings;
}

/** Nobody waits long for the answer about a job that is over, or not wanted any more. */
const HASTE_MS = 10_000;

/** The same server for what is said after a job. */
export const inHaste = (server: ComfyServer): ComfyServer => {
  const { connectMs, silenceMs, wholeMs } = server.timings;
  return {
    ...server,
    timings: {
      connectMs: Math.min(connectMs, HASTE_MS),
      silenceMs: Math.min(silenceMs, HASTE_MS),
      wholeMs: Math.min(wholeMs, HASTE_MS),
    },
  };
};

export interface Question {
  path: string;
  query?: Record<string, string>;
  /** Sent as it is, by POST. */
  body?: { bytes: Uint8Array; type: string };
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  /** The header of this name. */
  retryAfter: string | undefined;
  bytes: Buffer;
}

export const jsonBody = (value: unknown) => ({
  bytes: Buffer.from(JSON.stringify(value)),
  type: 'application/json',
});

/**
 * Asks a server once, and reads its whole answer, whatever its status.
 * @throws EngineError `model_away` when it cannot be reached or falls silent; `engine_failed` when
 *   it sends too much
 */
export function ask(server: ComfyServer, question: Question): Promise<Answer> {
  const { path, query = {}, body, signal } = question;
  const { connectMs, silenceMs, wholeMs } = server.timings;
  const url = new URL(`${server.base}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    ...server.headers,
    ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
  };
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: body ? 'POST' : 'GET',
      headers,
      // A connection of its own: a server that restarts leaves dead ones behind.
      agent: false,
      ...(signal && { signal }),
    });
    const giveUp = (ms: number) => setTimeout(() => request.destroy(away('no answer in time')), ms);
    const whole = giveUp(wholeMs);
    let silence = giveUp(connectMs);
    const heard = () => {
      clearTimeout(silence);
      silence = giveUp(silenceMs);
    };
    const end = () => {
      clearTimeout(silence);
      clearTimeout(whole);
    };
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', heard);
    });
    request.on('response', (response) => {
      heard();
      readAnswer(response, heard).then(resolve, reject).finally(end);
    });
    request.on('error', (cause) => {
      end();
      reject(cause instanceof EngineError ? cause : away(cause));
    });
    request.end(body?.bytes);
  });
}

async function readAnswer(response: IncomingMessage, heard: () => void): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      heard();
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > ANSWER_BYTES_MAX) throw tooMuch();
      chunks.push(bytes);
    }
  } catch (cause) {
    response.destroy();
    throw cause instanceof EngineError ? cause : away(cause);
  }
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    bytes: Buffer.concat(chunks),
  };
}

/** A server that nobody can reach now; another one, or the same later, may make the picture. */
export const away = (cause: unknown) =>
  new EngineError('ComfyUI cannot be reached', { retryable: true, code: 'model_away', cause });

const tooMuch = () =>
  new EngineError(`ComfyUI sent more than ${ANSWER_BYTES_MAX / 1_000_000} MB`, {
    retryable: false,
  });

/** Without them an address behind a proxy is closed; the core of ComfyUI has no login. */
export function headersOf(apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) return {};
  // A name and a password are what most proxies ask for.
  if (apiKey.includes(':')) {
    return { authorization: `Basic ${Buffer.from(apiKey).toString('base64')}` };
  }
  return { authorization: `Bearer ${apiKey}`, 'x-api-key': apiKey };
}
