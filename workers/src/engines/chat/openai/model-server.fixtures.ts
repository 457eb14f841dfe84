import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);

/** A message whose content is words, or parts: then `pictures` are the addresses of its pictures. */
const message = z
  .object({ role: z.string(), content: z.union([z.string(), z.array(part)]) })
  .transform(({ role, content }) => {
    if (typeof content === 'string') return { role, content };
    const texts = content.flatMap((it) => (it.type === 'text' ? [it.text] : []));
    const pictures = content.flatMap((it) => (it.type === 'image_url' ? [it.image_url.url] : []));
    return { role, content: texts.join('\n'), pictures };
  });

const asked = z.looseObject({ model: z.string(), messages: z.array(message) });
export type Asked = z.infer<typeof asked>;

/** Answers one request for a reply. `turn` counts them from 1. */
export type Answer = (res: ServerResponse, asked: Asked, turn: number) => void | Promise<void>;

export interface Seen {
  requests: Asked[];
  headers: Array<IncomingMessage['headers']>;
  /** Replies that the client did not read to their end. */
  closed: number;
  /** Replies under way, and the most there ever were. */
  atOnce: number;
  mostAtOnce: number;
  /** Paths of everything else that was asked. */
  paths: string[];
  connections: number;
}

interface Options {
  /**
   * Answers to other paths than that for replies: path from the root to JSON, or a status, or what
   * makes one of them of the body.
   */
  others?: Record<string, unknown>;
  /** The same as before, for a server that comes back. */
  port?: number;
}

const MODELS = { object: 'list', data: [{ id: 'first-model' }, { id: 'other' }] };

/** A model server for tests, as well behaved as its script. */
export async function startModelServer(answer: Answer, { others = {}, port = 0 }: Options = {}) {
  const seen: Seen = {
    ...{ requests: [], headers: [], closed: 0, atOnce: 0, mostAtOnce: 0 },
    ...{ paths: [], connections: 0 },
  };
  const tellOther = async (path: string, body: string, res: ServerResponse): Promise<void> => {
    seen.paths.push(path);
    const known: unknown = { '/v1/models': MODELS, ...others }[path];
    const told: unknown = typeof known === 'function' ? await known(body) : known;
    if (typeof told === 'number' || told === undefined) {
      res.writeHead(typeof told === 'number' ? told : 404).end('{}');
    } else {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(told));
    }
  };
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of req) text += String(chunk);
    if (!req.url?.endsWith('/chat/completions')) return tellOther(req.url ?? '', text, res);
    const request = asked.parse(JSON.parse(text));
    seen.requests.push(request);
    seen.headers.push(req.headers);
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    res.on('close', () => {
      seen.atOnce -= 1;
      seen.closed += res.writableEnded ? 0 : 1;
    });
    await answer(res, request, seen.requests.length);
  };
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => res.destroy(new Error(String(error))));
  });
  server.on('connection', () => (seen.connections += 1));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${own}/v1`,
    port: own,
    seen,
    /** Closes the connections that nobody uses, as servers do after a while. */
    closeIdle: () => server.closeIdleConnections(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export const delta = (content: string) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
});
export const finish = (reason = 'stop') => ({
  choices: [{ index: 0, delta: {}, finish_reason: reason }],
});
export const data = (value: unknown): string =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
/** A sound reply, as it is sent. */
export const whole = (...words: string[]) =>
  [...words.map((word) => data(delta(word))), data(finish()), data('[DONE]')].join('');

/** Sends raw text as an event stream, in pieces of `size` bytes. */
export async function sendRaw(res: ServerResponse, raw: string, size = 1_000_000): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const bytes = Buffer.from(raw);
  for (let at = 0; at < bytes.length; at += size) {
    res.write(bytes.subarray(at, at + size));
    if (size < bytes.length) await pause(0);
  }
}

/** A sound reply. */
export async function sendReply(res: ServerResponse, words: string[]): Promise<void> {
  await sendRaw(res, whole(...words));
  res.end();
}

/** A refusal before the stream. */
export function sendError(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
}
