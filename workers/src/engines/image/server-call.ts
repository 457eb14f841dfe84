import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { EngineError } from '../engine-error.ts';

/** Milliseconds that a server may take for what it does. */
export interface CallPatience extends BodyPatience {
  /** To be reached. */
  connectMs: number;
  /** From there to the end of its headers. */
  firstMs: number;
}

/** Milliseconds that the body of an answer may take. */
export interface BodyPatience {
  /** Between two pieces of it. */
  silentMs: number;
  /** For all of it: one that comes a byte at a time is never silent. */
  wholeMs: number;
}

/** What is sent, with the type of it. */
export interface CallBody {
  type: string;
  bytes: Uint8Array;
}

interface Call {
  url: URL;
  headers?: Record<string, string>;
  /** Sent by POST; without one it is a GET. */
  body?: CallBody | undefined;
  patience: CallPatience;
  signal: AbortSignal;
}

/**
 * The largest picture that is taken: twice what a noisy picture of twelve megapixels has as PNG, and
 * little enough for several at once in the memory of one worker.
 */
export const PICTURE_BYTES_MAX = 40 * 1024 * 1024;

/** The largest JSON around one picture: as text it takes a third more. */
export const JSON_BYTES_MAX = Math.ceil((PICTURE_BYTES_MAX * 4) / 3) + 1024 * 1024;

/** The connection broke, or went silent, when the server may have had the whole request. */
export class AnswerLost extends EngineError {}

/**
 * Sends a request over a connection of its own: one that was used before may be closed by the server
 * at this very moment, and nobody could tell whether it had begun to paint. Redirects are answers.
 * @returns the answer with its headers; the body is still to be read
 * @throws EngineError `model_away` when the request never got there; AnswerLost when it may have
 */
export function callServer(call: Call): Promise<IncomingMessage> {
  const { url, headers, body, patience, signal } = call;
  const isHttps = url.protocol === 'https:';
  const options = {
    ...{ method: body ? 'POST' : 'GET', agent: false, signal },
    headers: {
      ...headers,
      ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
    },
  };
  return new Promise((resolve, reject) => {
    let isSent = false;
    const request = (isHttps ? requestHttps : requestHttp)(url, options);
    const giveUp = (reason: EngineError) => () => request.destroy(reason);
    let timer = setTimeout(giveUp(unreachable('no connection in time')), patience.connectMs);
    request.on('socket', (socket) => {
      socket.once(isHttps ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        isSent = true;
        timer = setTimeout(giveUp(tooSlow()), patience.firstMs);
      });
    });
    request.on('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    request.on('error', (cause) => {
      clearTimeout(timer);
      if (cause instanceof EngineError) reject(cause);
      else reject(isSent ? lost(cause) : unreachable(cause));
    });
    request.end(body?.bytes);
  });
}

const unreachable = (cause: unknown) =>
  new EngineError('the picture server cannot be reached', {
    ...{ retryable: true, code: 'model_away', cause },
  });

const lost = (cause: unknown) =>
  new AnswerLost('the connection to the picture server broke', { retryable: true, cause });

/** A server that was reached and said nothing: it may only be busy. */
export const SLOW = 'the picture server gave no answer in time';

const tooSlow = () =>
  new AnswerLost(SLOW, {
    ...{ retryable: false, code: 'engine_timeout' },
  });

/**
 * Gives up an answer whose body takes too long as a whole.
 * @returns how to leave it alone, once it is read
 */
export function boundWhole(answer: IncomingMessage, wholeMs: number): () => void {
  const timer = setTimeout(() => answer.destroy(new Error('too slow as a whole')), wholeMs);
  return () => clearTimeout(timer);
}

/**
 * Reads a body of bounded size, and gives it up when it takes too long.
 * @throws EngineError when it is larger than `most`; AnswerLost when it breaks off
 */
export async function readBytes(
  answer: IncomingMessage,
  most: number,
  { silentMs, wholeMs }: BodyPatience,
): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const silence = () => answer.destroy(new Error('silent for too long'));
  const unbind = boundWhole(answer, wholeMs);
  let timer = setTimeout(silence, silentMs);
  try {
    for await (const chunk of answer) {
      clearTimeout(timer);
      timer = setTimeout(silence, silentMs);
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > most) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (err) {
    throw err instanceof EngineError ? err : lost(err);
  } finally {
    clearTimeout(timer);
    unbind();
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new EngineError('the picture server sent more than a picture may have', { retryable: false });

/** A path below the address of a server, which may itself have one. */
export const below = (server: string, path: string): URL =>
  new URL(`${server.replace(/\/+$/, '')}/${path}`);

/** JSON to be sent. */
export const jsonBody = (value: unknown): CallBody => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(value)),
});

/** Takes a picture out of its text, with or without `data:image/...;base64,` before it. */
export const fromBase64 = (text: string): Buffer =>
  Buffer.from(text.slice(text.startsWith('data:') ? text.indexOf(',') + 1 : 0), 'base64');
