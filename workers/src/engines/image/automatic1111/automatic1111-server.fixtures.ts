import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';

const order = z.looseObject({
  force_task_id: z.string().optional(),
  width: z.number().default(64),
  height: z.number().default(64),
  image: z.string().optional(),
});
type Order = z.output<typeof order>;
const asking = z.looseObject({
  id_task: z.string(),
  id_live_preview: z.number(),
  live_preview: z.boolean(),
});

interface Job {
  id: string;
  step: number;
  isInterrupted: boolean;
}

/** Answers an order in place of the server: a fault. */
type Fault = (res: ServerResponse, asked: Order) => void | Promise<void>;

export interface FakeOptions {
  /** What the server does not know: older ones and forks. */
  without?: ReadonlyArray<'own progress' | 'pending' | 'current task'>;
  /** `user:password` that it wants. */
  auth?: string;
  checkpoints?: string[];
  steps?: number;
  stepMs?: number;
  fault?: Fault;
  /** The way of the answer with the picture: as lines of base64, or a drop at a time without end. */
  answersBy?: 'lines' | 'drops';
  /** Stops the work in its middle, as another person's button does. */
  isBrokenOff?: boolean;
  port?: number;
}

const MISSING = { detail: 'Not Found' };
const SIDE_MAX = 256;

/** A server of this kind for tests: one piece of work at a time, the others wait; and its faults. */
export async function startAutomatic1111(options: FakeOptions = {}) {
  const { without = [], steps = 4, stepMs = 10, checkpoints = ['soft.safetensors'] } = options;
  const seen = {
    orders: new Array<{ path: string; body: Order }>(),
    interrupts: new Array<string | undefined>(),
    paths: new Array<string>(),
    mostAtOnce: 0,
  };
  const waiting: Job[] = [];
  let running: Job | undefined;
  let ended: Job | undefined;
  let isBlocked = false;
  let turn: Promise<unknown> = Promise.resolve();

  async function work(job: Job): Promise<void> {
    waiting.splice(waiting.indexOf(job), 1);
    running = job;
    const last = options.isBrokenOff ? steps / 2 : steps;
    while (job.step < last && !job.isInterrupted) {
      await pause(stepMs);
      if (running !== job) return new Promise(() => undefined);
      if (!isBlocked) job.step += 1;
    }
    job.isInterrupted ||= options.isBrokenOff === true;
    running = undefined;
    ended = job;
  }

  /** Work in its turn; `id` names it, as a person's own does. */
  function enqueue(id: string): { job: Job; done: Promise<void> } {
    const job: Job = { id, step: 0, isInterrupted: false };
    waiting.push(job);
    seen.mostAtOnce = Math.max(seen.mostAtOnce, waiting.length + (running ? 1 : 0));
    const done = turn.then(() => work(job));
    turn = done;
    return { job, done };
  }

  async function paint(path: string, body: unknown, res: ServerResponse): Promise<void> {
    const asked = order.parse(body);
    seen.orders.push({ path, body: asked });
    if (options.fault) return options.fault(res, asked);
    await enqueue(asked.force_task_id ?? 'unnamed').done;
    const picture = await flatPicture(asked.width, asked.height);
    const answer = { parameters: {}, info: JSON.stringify({ seed: 1 }) };
    if (options.answersBy === 'drops') return drip(res);
    if (options.answersBy === 'lines') {
      const lines = picture.replace(/.{76}/g, '$&\n');
      return send(res, 200, { images: [`data:image/png;base64,${lines}`], ...answer });
    }
    if (path.endsWith('image')) return send(res, 200, { html_info: '', image: picture });
    send(res, 200, { images: [picture], ...answer });
  }

  async function ownProgress(body: unknown): Promise<unknown> {
    const { id_task: id, id_live_preview: had, live_preview: wants } = asking.parse(body);
    const active = running?.id === id;
    const step = active ? (running?.step ?? 0) : 0;
    const isNew = active && wants && step !== had;
    return {
      ...{ active, queued: waiting.some((job) => job.id === id), completed: ended?.id === id },
      progress: active ? step / steps : null,
      live_preview: isNew ? `data:image/png;base64,${await flatPicture(64, 64)}` : null,
      id_live_preview: isNew ? step : had,
    };
  }

  async function globalProgress(skips: boolean): Promise<unknown> {
    const shown = running ?? ended;
    return {
      progress: running ? running.step / steps : 0,
      state: { interrupted: shown?.isInterrupted ?? false, job_count: running ? 1 : 0 },
      current_image: running && !skips ? await flatPicture(64, 64) : null,
      ...(!without.includes('current task') && { current_task: running?.id ?? null }),
    };
  }

  function interrupt(): unknown {
    seen.interrupts.push(running?.id);
    if (running) running.isInterrupted = true;
    return {};
  }

  const routes: Record<string, (url: URL, body: unknown) => unknown> = {
    '/sdapi/v1/progress': ({ searchParams }) =>
      globalProgress(searchParams.get('skip_current_image') === 'true'),
    '/sdapi/v1/interrupt': interrupt,
    '/sdapi/v1/sd-models': () =>
      checkpoints.map((name) => ({
        ...{ title: `${name} [0a1b2c]`, model_name: name.replace(/\.\w+$/, '') },
        filename: `/models/${name}`,
      })),
    ...(!without.includes('own progress') && {
      '/internal/progress': (_: URL, body: unknown) => ownProgress(body),
    }),
    ...(!without.includes('pending') && {
      '/internal/pending-tasks': () => ({
        size: waiting.length,
        tasks: waiting.map(({ id }) => id),
      }),
    }),
  };

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of req) text += String(chunk);
    const url = new URL(req.url ?? '', 'http://fake');
    seen.paths.push(url.pathname);
    const wanted = options.auth && `Basic ${Buffer.from(options.auth).toString('base64')}`;
    if (wanted && req.headers.authorization !== wanted) return send(res, 401, { detail: 'No' });
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if (/2img$|single-image$/.test(url.pathname)) return paint(url.pathname, body, res);
    const route = routes[url.pathname];
    if (route) send(res, 200, await route(url, body));
    else send(res, 404, MISSING);
  }

  const server = createServer((req, res) => {
    handle(req, res).catch((err: unknown) => res.destroy(new Error(String(err))));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    /** The work of a person at the server's own page. */
    enqueue,
    /** Forgets all work, as a server does that begins anew behind a proxy: nobody is answered. */
    forget() {
      waiting.length = 0;
      running = undefined;
      turn = new Promise(() => undefined);
    },
    /** Holds the work where it is, or lets it go on. */
    hold: (isHeld: boolean) => void (isBlocked = isHeld),
    running: () => running?.id,
    async stop(): Promise<void> {
      isBlocked = false;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A picture of one colour in base64, small where the order is large: nobody looks at it. */
async function flatPicture(width: number, height: number): Promise<string> {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const create = { ...size, channels: 3, background: '#336699' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
}

/** Something small again and again, until nobody listens. */
function drip(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 20);
  res.on('close', () => clearInterval(timer));
}

export function send(res: ServerResponse, status: number, value: unknown): void {
  if (res.destroyed) return;
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(value));
}
