import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { EngineError } from '../../engine-error.ts';

/** The longest a connection may take, and a server to begin its answer: local models load first. */
export interface Patience {
  connectMs: number;
  firstMs: number;
}

interface Call {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: unknown;
  patience: Patience;
  signal: AbortSignal;
}

/** Connections that stay open between replies; ended with the engine. */
export function createConnections() {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };
  return {
    /**
     * Sends a request with node's own client, which takes half the time of `fetch` per chunk.
     * Aborting ends the connection: model servers stop writing when nobody listens.
     * @returns the answer with its headers; the body is still to be read
     * @throws EngineError, retryable, when no answer comes
     */
    call(call: Call): Promise<IncomingMessage> {
      return send(call, agents);
    },
    close(): void {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

type Agents = Readonly<Record<'http:' | 'https:', HttpAgent>>;

/** @param agents undefined for a connection that nobody used before */
function send(call: Call, agents: Agents | undefined): Promise<IncomingMessage> {
  const { method, url, headers, body, patience, signal } = call;
  const text = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const isHttps = url.protocol === 'https:';
  const options = {
    method,
    agent: agents?.[isHttps ? 'https:' : 'http:'] ?? false,
    signal,
    headers: {
      ...headers,
      ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (isHttps ? requestHttps : requestHttp)(url, options);
    const giveUp = (reason: EngineError) => () => request.destroy(reason);
    let timer = setTimeout(giveUp(unreachable('no connection in time')), patience.connectMs);
    const connected = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp(tooSlow()), patience.firstMs);
    };
    request.on('socket', (socket) => {
      if (!socket.connecting) connected();
      else socket.once(isHttps ? 'secureConnect' : 'connect', connected);
    });
    request.on('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    request.on('error', (cause) => {
      clearTimeout(timer);
      if (agents && request.reusedSocket && isReset(cause)) resolve(send(call, undefined));
      else reject(cause instanceof EngineError ? cause : unreachable(cause));
    });
    request.end(text);
  });
}

/** A server may close an idle connection at the very moment in which it is used again. */
const isReset = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET';

const unreachable = (cause: unknown) =>
  new EngineError('the model server cannot be reached', {
    ...{ retryable: true, code: 'model_away', cause },
  });

const tooSlow = () =>
  new EngineError('the model server gave no answer in time', {
    ...{ retryable: false, code: 'engine_timeout' },
  });

export type Connections = ReturnType<typeof createConnections>;

/**
 * Reads a body that must be small.
 * @throws EngineError when it is larger than `maxBytes`
 */
export async function readSmallBody(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) {
      answer.destroy();
      throw new EngineError('the model server sent too much', { retryable: false });
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
