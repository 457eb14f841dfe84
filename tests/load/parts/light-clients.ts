import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LightSocket } from '../../load-test/light-socket.ts';
import {
  askFor,
  clientsOrder,
  now,
  type AskAnswer,
  type ClientsOrder,
  type Heard,
  type Stream,
  type Times,
} from './order.ts';
import { serveOrders } from './serve-part.ts';

type Connect = Extract<ClientsOrder, { kind: 'connect' }>;
type Ask = Extract<ClientsOrder, { kind: 'ask' }>;
/** What is heard of a reply, and which of its numbers came; with the stream that it is of. */
type Hearing = Omit<Heard, 'missing'> &
  Partial<Stream> & { seen: Set<number>; low: number; high: number; isAsking: boolean };

const runEvent = z.looseObject({
  runId: z.string(),
  seq: z.int().optional(),
  text: z.string().default(''),
});
const resumed = z.object({ events: z.array(z.looseObject({ event: z.string() })) });

const ENDS = ['run:completed', 'run:failed', 'run:stopped'];
/** Milliseconds until what is missing is asked for again. */
const AGAIN_MS = 120;
/** Sockets that are opened at once. */
const AT_ONCE = 50;

/** People who ask and listen, as little as they can. */
export function runLightClients(): void {
  const agent = new Agent({ keepAlive: true });
  let order: Connect | undefined;
  let sockets: LightSocket[] = [];
  let bytes = 0;
  /** By the run's id; what came before its answer by REST is kept until that says whose it is. */
  const hearing = new Map<string, Hearing>();
  let waiting = 0;
  let allEnded: () => void = () => undefined;

  function hear(name: string, data: unknown): void {
    const event = runEvent.safeParse(data).data;
    if (!event || !name.startsWith('run:')) return;
    const one = hearingOf(event.runId);
    if (event.seq !== undefined) {
      if (one.seen.has(event.seq)) return;
      one.seen.add(event.seq);
      one.low = Math.min(one.low, event.seq);
      one.high = Math.max(one.high, event.seq);
      if (missingOf(one) > 0) resume(event.runId, one).catch(() => undefined);
    }
    if (name === 'run:delta') {
      const { at, length } = one.points;
      at.push(now());
      length.push((length.at(-1) ?? 0) + event.text.length);
    } else if (ENDS.includes(name)) {
      one.endedAt = now();
      waiting -= 1;
      if (waiting === 0) allEnded();
    }
  }

  function hearingOf(runId: string): Hearing {
    const known = hearing.get(runId);
    if (known) return known;
    const points = { at: [], length: [] };
    const unheard = { id: -1, askedAt: 0, acceptedAt: null, endedAt: null };
    const none = { seen: new Set<number>(), low: Infinity, high: 0, isAsking: false };
    const one = { ...unheard, points, ...none };
    hearing.set(runId, one);
    return one;
  }

  async function open(name: string): Promise<LightSocket> {
    const { url = '' } = order ?? {};
    return LightSocket.open({
      target: new URL(url),
      headers: { cookie: name, origin: url },
      hear,
      received: (count) => (bytes += count),
      lost: () => undefined,
    });
  }

  async function connect(asked: Connect): Promise<void> {
    order = asked;
    for (let from = 0; from < asked.people.length; from += AT_ONCE) {
      sockets.push(...(await Promise.all(asked.people.slice(from, from + AT_ONCE).map(open))));
    }
  }

  /** @returns how long each took until it had everything again */
  async function comeBack(): Promise<Times> {
    closeAll();
    const from = now();
    const under = [...hearing].filter(([, { endedAt }]) => endedAt === null);
    const ms: number[] = [];
    const { people = [] } = order ?? {};
    await Promise.all(
      people.map(async (name, person) => {
        sockets[person] = await open(name);
        const own = under.filter(([, one]) => one.person === person);
        for (const [runId, one] of own) await resume(runId, one);
        ms.push(now() - from);
      }),
    );
    return { ms };
  }

  /** Asks for what did not come, as often as it takes: the log is a moment behind the live words. */
  async function resume(runId: string, one: Hearing): Promise<void> {
    if (one.isAsking) return;
    one.isAsking = true;
    try {
      do {
        const told = await sockets[one.person ?? -1]?.ask('run:resume', {
          runId,
          afterSeq: wholeUpTo(one),
        });
        for (const event of resumed.parse(told).events) hear(event.event, event);
        if (missingOf(one) > 0) await pause(AGAIN_MS);
      } while (missingOf(one) > 0);
    } finally {
      one.isAsking = false;
    }
  }

  function closeAll(): void {
    for (const socket of sockets) socket.close();
    sockets = [];
  }

  async function askOne(stream: Stream): Promise<void> {
    await pause(stream.afterMs);
    const askedAt = now();
    if (order?.way === 'bare') {
      const runId = randomUUID();
      Object.assign(hearingOf(runId), { ...stream, askedAt, acceptedAt: askedAt });
      await sockets[stream.person]?.ask('ask', { runId, content: askFor(stream) });
      return;
    }
    const runId = await post(stream);
    if (runId === undefined) waiting -= 1;
    else Object.assign(hearingOf(runId), { ...stream, askedAt, acceptedAt: now() });
  }

  /** @returns the run's id; undefined when it was refused */
  function post({ conversationId, person, ...stream }: Stream): Promise<string | undefined> {
    const content = askFor({ conversationId, person, ...stream });
    const body = JSON.stringify({ content });
    return new Promise((resolve, reject) => {
      const asked = request(`${order?.url}/api/chat/${conversationId}`, {
        method: 'POST',
        agent,
        headers: {
          cookie: order?.people[person],
          origin: order?.url,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          prefer: 'respond-async',
          'idempotency-key': randomUUID(),
        },
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          resolve(answer.statusCode === 202 ? JSON.parse(text).runId : undefined);
        });
      });
      asked.end(body);
    });
  }

  async function ask({ streams, limitMs, cutAfterMs }: Ask): Promise<AskAnswer> {
    hearing.clear();
    bytes = 0;
    waiting = streams.length;
    const ended = new Promise<void>((resolve) => (allEnded = resolve));
    const cut = cutAfterMs === undefined ? null : pause(cutAfterMs).then(comeBack);
    await Promise.all(streams.map(askOne));
    if (waiting > 0) await Promise.race([ended, pause(limitMs)]);
    const heard = [...hearing.values()].filter(({ id }) => id >= 0);
    const { ms: backMs = [] } = (await cut) ?? {};
    return { heard: heard.map((one) => ({ ...one, missing: missingOf(one) })), bytes, backMs };
  }

  serveOrders(async (raw) => {
    if (raw === 'close') {
      closeAll();
      return undefined;
    }
    const parsed = clientsOrder.parse(raw);
    if (parsed.kind === 'connect') return connect(parsed);
    return parsed.kind === 'return' ? comeBack() : ask(parsed);
  });
}

/** Numbers begin with 1, or with the first of an attempt that came. */
const missingOf = ({ seen, low, high }: Hearing): number =>
  seen.size === 0 ? 0 : high - low + 1 - seen.size;

/** The last number before the first that is missing. */
function wholeUpTo({ seen, low }: Hearing): number {
  if (seen.size === 0) return 0;
  let at = low;
  while (seen.has(at + 1)) at += 1;
  return at;
}
