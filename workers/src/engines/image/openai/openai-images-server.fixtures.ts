import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** An order as the server reads it: words as they are, pictures as `name type bytes`. */
export interface SeenOrder {
  path: string;
  parameters: Record<string, unknown>;
  files: Array<{ field: string; type: string; bytes: Buffer }>;
  authorization: string | undefined;
}

/** Answers one order; `turn` counts them from 1. */
export type Answer = (res: ServerResponse, order: SeenOrder, turn: number) => void | Promise<void>;

const fields = z.record(z.string(), z.unknown());

/** A server of OpenAI's pictures for tests, as well behaved as its script. */
export async function startImagesServer(
  answer: Answer,
  others: Record<string, (req: IncomingMessage, res: ServerResponse) => void> = {},
) {
  const seen = { orders: new Array<SeenOrder>(), closed: 0 };
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const path = req.url ?? '';
    const other = others[path];
    if (other) return other(req, res);
    if (!/^\/v1\/images\/(generations|edits)$/.test(path)) {
      sendJson(res, 404, { error: { message: 'no such path' } });
      return;
    }
    const order = await read(path, req, Buffer.concat(chunks));
    seen.orders.push(order);
    res.on('close', () => (seen.closed += res.writableEnded ? 0 : 1));
    await answer(res, order, seen.orders.length);
  }
  const server = createServer((req, res) => {
    handle(req, res).catch((err: unknown) => res.destroy(new Error(String(err))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    origin: `http://127.0.0.1:${port}`,
    seen,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(path: string, req: IncomingMessage, body: Buffer): Promise<SeenOrder> {
  const { authorization, 'content-type': type = '' } = req.headers;
  if (!type.startsWith('multipart/')) {
    const parameters = fields.parse(JSON.parse(body.toString('utf8')));
    return { path, parameters, files: [], authorization };
  }
  const form = await new Response(Uint8Array.from(body), {
    headers: { 'content-type': type },
  }).formData();
  const order: SeenOrder = { path, parameters: {}, files: [], authorization };
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string') order.parameters[field] = value;
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      order.files.push({ field, type: value.type, bytes });
    }
  }
  return order;
}

export function sendJson(
  res: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify(value));
}

/** A stream of these events; it ends, unless it is left open. */
export function sendEvents(res: ServerResponse, events: readonly unknown[], isLeftOpen = false) {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) res.write(`data: ${JSON.stringify(event)}\n\n`);
  if (!isLeftOpen) res.end();
}
