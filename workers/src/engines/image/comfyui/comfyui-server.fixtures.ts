import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import { FakeExecutor, fakeGraph, type FakeJob, type Faults } from './fake-executor.fixtures.ts';
import { OBJECT_INFO } from './object-info.fixtures.ts';

const order = z.looseObject({
  prompt: fakeGraph,
  client_id: z.string(),
  prompt_id: z.string().optional(),
});
const ids = z.looseObject({ delete: z.array(z.string()) });
const named = z.looseObject({ prompt_id: z.string() });

export interface Uploaded {
  name: string;
  subfolder: string;
  bytes: Buffer;
  /** It takes the place of the file of its name. */
  overwrites: boolean;
}

export interface Seen {
  orders: FakeJob[];
  uploads: Uploaded[];
  headers: Array<IncomingMessage['headers']>;
  interrupts: unknown[];
  /** Jobs that were removed from the history. */
  forgotten: string[];
  /** Ids of clients, once for each connection. */
  clients: string[];
  upgrades: number;
  flags: number;
}

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  body: Buffer;
  url: URL;
}

const HUGE = 41_000_000;

/** A ComfyUI for tests: one job at a time, real pictures, and faults. */
export async function startComfyUi(faults: Faults = {}, port = 0) {
  const seen: Seen = {
    ...{ orders: [], uploads: [], headers: [], interrupts: [], forgotten: [], clients: [] },
    ...{ upgrades: 0, flags: 0 },
  };
  const inputs = new Map<string, Buffer>();
  const sockets = new Map<string, WebSocket>();
  let frames = 0;
  const executor = new FakeExecutor(faults, (clientId, frame) => {
    frames += 1;
    if (frames === faults.cutsAt) sockets.get(clientId)?.terminate();
    else sockets.get(clientId)?.send(Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  });

  const take = ({ req, res, body }: Exchange): void => {
    const asked = order.parse(JSON.parse(body.toString()));
    const job: FakeJob = {
      number: seen.orders.length,
      id: faults.isOld ? randomUUID() : (faults.otherId ?? asked.prompt_id ?? randomUUID()),
      graph: asked.prompt,
      clientId: asked.client_id,
      isStopped: false,
    };
    seen.orders.push(job);
    executor.waiting.push(job);
    if (faults.breaksOnOrder) req.socket.destroy();
    else if (faults.takesSilently) json(res, {});
    else {
      const said = faults.otherId ? asked.prompt_id : job.id;
      json(res, { prompt_id: said, number: job.number, node_errors: {} });
    }
    setImmediate(() => {
      executor.work().catch((error: unknown) => res.destroy(new Error(String(error))));
    });
  };
  const upload = ({ res, body }: Exchange): void => {
    const file = fileIn(body);
    if (!file.overwrites) seen.uploads.push(file);
    inputs.set(file.name, file.bytes);
    json(res, { name: file.name, subfolder: file.subfolder, type: 'input' });
  };
  const view = ({ url, res }: Exchange): void => {
    const file = executor.files.get(url.searchParams.get('filename') ?? '');
    if (file) res.writeHead(200).end(faults.view ?? file);
    else res.writeHead(404).end();
  };
  const interrupt = ({ body, res }: Exchange): void => {
    const value: unknown = JSON.parse(body.toString());
    seen.interrupts.push(value);
    const asked = named.safeParse(value);
    const { running } = executor;
    const isMeant = faults.isOld || (asked.success && asked.data.prompt_id === running?.id);
    if (running && isMeant) running.isStopped = true;
    if (!faults.isSlowToStop) executor.release();
    res.writeHead(200).end();
  };
  const remove = ({ body, url, res }: Exchange): void => {
    for (const id of ids.parse(JSON.parse(body.toString())).delete) {
      const at = executor.waiting.findIndex((job) => job.id === id);
      if (url.pathname === '/queue' && at >= 0) executor.waiting.splice(at, 1);
      if (url.pathname === '/history' && executor.history.delete(id)) seen.forgotten.push(id);
    }
    res.writeHead(200).end();
  };
  const routes: Record<string, (exchange: Exchange) => void> = {
    'POST /prompt': take,
    'POST /upload': upload,
    'POST /queue': remove,
    'POST /history': remove,
    'POST /interrupt': interrupt,
    'GET /view': view,
    'GET /object_info': ({ res }) => json(res, OBJECT_INFO),
    'GET /queue': ({ res }) => {
      const running = executor.running ? [executor.running] : [];
      const waiting = executor.waiting.map(placeOf);
      json(res, { queue_running: running.map(placeOf), queue_pending: waiting });
    },
    'GET /history': ({ url, res }) => {
      const id = decodeURIComponent(url.pathname.split('/')[2] ?? '');
      json(res, executor.history.has(id) ? { [id]: executor.history.get(id) } : {});
      if (executor.history.has(id)) executor.late?.();
    },
  };
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    seen.headers.push(req.headers);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(Buffer.from(chunk));
    const url = new URL(req.url ?? '/', 'http://127.0.0.1');
    const all = Object.entries(faults.fails ?? {});
    const failure = all.find(([path]) => url.pathname.startsWith(path))?.[1];
    if (failure && failure.times > 0) {
      failure.times -= 1;
      fail(res, failure);
      return;
    }
    const route = routes[`${req.method} /${url.pathname.split('/')[1]}`];
    if (route) route({ req, res, url, body: Buffer.concat(chunks) });
    else res.writeHead(404).end();
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => res.destroy(new Error(String(error))));
  });
  const wss = new WebSocketServer({ noServer: true });
  const connect = (clientId: string, ws: WebSocket): void => {
    seen.clients.push(clientId);
    sockets.set(clientId, ws);
    ws.send(JSON.stringify({ type: 'status', data: { status: { exec_info: {} }, sid: clientId } }));
    ws.on('message', () => {
      seen.flags += 1;
      const data = { supports_preview_metadata: true };
      if (!faults.isOld) ws.send(JSON.stringify({ type: 'feature_flags', data }));
    });
    ws.on('error', () => undefined);
  };
  const doors = new Set<Duplex>();
  server.on('upgrade', (req, socket, head) => {
    doors.add(socket);
    const id = new URL(req.url ?? '/', 'http://127.0.0.1').searchParams.get('clientId') ?? '';
    seen.upgrades += 1;
    if (faults.isMute) socket.destroy();
    else if (!faults.isSlowToOpen) wss.handleUpgrade(req, socket, head, (ws) => connect(id, ws));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const drop = () => sockets.forEach((socket) => socket.terminate());
  return {
    url: `http://127.0.0.1:${own}`,
    seen,
    /** The folder of inputs as it is now, by the names of files. */
    inputs,
    faults,
    executor,
    /** Everything that it knew is gone, and whoever listened. */
    restart() {
      executor.wipe();
      drop();
    },
    stop() {
      executor.wipe();
      drop();
      wss.close();
      doors.forEach((door) => door.destroy());
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const placeOf = ({ number, id, graph, clientId }: FakeJob) => [
  ...[number, id, graph],
  { client_id: clientId },
  [],
];

function json(res: ServerResponse, value: unknown, status = 200, headers = {}): void {
  const type = { 'content-type': 'application/json', ...headers };
  res.writeHead(status, type).end(JSON.stringify(value));
}

function fail(res: ServerResponse, failure: NonNullable<Faults['fails']>[string]): void {
  const { way, status = 200, body = {}, headers } = failure;
  if (way === 'reset') res.socket?.resetAndDestroy();
  else if (way === 'huge') res.writeHead(200).end(Buffer.alloc(HUGE));
  else if (way === 'deep') res.writeHead(200).end('['.repeat(200_000));
  else if (way === 'drip') drip(res, () => res.write('.'));
  else if (way === 'drip head') {
    res.socket?.write('HTTP/1.1 200 OK\r\n');
    drip(res, () => res.socket?.write('X-Drop: 1\r\n'));
  } else if (typeof body === 'string') {
    res.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  } else json(res, body, status, headers);
}

/** Something small again and again, until nobody listens. */
function drip(res: ServerResponse, drop: () => void): void {
  const timer = setInterval(drop, 20);
  res.on('close', () => clearInterval(timer));
}

/** The file of a form; it gets another name, as when there is one of its name, unless that is to go. */
function fileIn(body: Buffer): Uploaded {
  const text = body.toString('latin1');
  const asked = /filename="([^"]+)"/.exec(text)?.[1] ?? '';
  const subfolder = /name="subfolder"\r\n\r\n([^\r]*)/.exec(text)?.[1] ?? '';
  const begin = text.indexOf('\r\n\r\n', text.indexOf('filename=')) + 4;
  const bytes = body.subarray(begin, text.lastIndexOf('\r\n--'));
  const overwrites = text.includes('name="overwrite"\r\n\r\ntrue\r\n');
  const name = overwrites ? asked : asked.replace('.', ' (1).');
  return { name, subfolder, bytes, overwrites };
}
