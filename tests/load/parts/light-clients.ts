import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LightSocket } from './light-socket.ts';
import {
  askFor,
  clientsOrder,
  now,
  type AskAnswer,
  type ClientsOrder,
  type Heard,
  type Stream,
} from './order.ts';
import { serveOrders } from './serve-part.ts';

type Connect = Extract<ClientsOrder, { kind: 'connect' }>;
type Ask = Extract<ClientsOrder, { kind: 'ask' }>;

const ENDS = ['run:completed', 'run:failed', 'run:stopped'];
/** Sockets that are opened at once. */
const AT_ONCE = 50;

/** People who ask and listen, as little as they can. */
export function runLightClients(): void {
  const agent = new Agent({ keepAlive: true });
  let order: Connect | undefined;
  let sockets: LightSocket[] = [];
  let bytes = 0;
  /** By the run's id; what came before its answer by REST is kept until that says whose it is. */
  const hearing = new Map<string, Heard>();
  let waiting = 0;
  let allEnded: () => void = () => undefined;

  function onEvent(name: string, data: Record<string, unknown>): void {
    const { runId } = data;
    if (typeof runId !== 'string') return;
    const one = hearingOf(runId);
    if (name === 'run:delta') {
      const { at, length } = one.points;
      at.push(now());
      length.push((length.at(-1) ?? 0) + String(data.text).length);
    } else if (ENDS.includes(name)) {
      one.endedAt = now();
      waiting -= 1;
      if (waiting === 0) allEnded();
    }
  }

  function hearingOf(runId: string): Heard {
    const known = hearing.get(runId);
    if (known) return known;
    const points = { at: [], length: [] };
    const one = { id: -1, askedAt: 0, acceptedAt: null, endedAt: null, points };
    hearing.set(runId, one);
    return one;
  }

  async function connect(asked: Connect): Promise<void> {
    order = asked;
    for (let from = 0; from < asked.people.length; from += AT_ONCE) {
      const some = asked.people.slice(from, from + AT_ONCE).map(
        (name) =>
          new LightSocket({
            url: asked.url,
            headers: { cookie: name, origin: asked.url },
            onEvent,
            onBytes: (count) => (bytes += count),
          }),
      );
      sockets.push(...some);
      await Promise.all(some.map(({ connected }) => connected));
    }
  }

  async function askOne(stream: Stream): Promise<void> {
    await pause(stream.afterMs);
    const askedAt = now();
    if (order?.way === 'bare') {
      const runId = randomUUID();
      Object.assign(hearingOf(runId), { id: stream.id, askedAt, acceptedAt: askedAt });
      sockets[stream.person]?.emit('ask', { runId, content: askFor(stream) });
      return;
    }
    const runId = await post(stream);
    if (runId === undefined) waiting -= 1;
    else Object.assign(hearingOf(runId), { id: stream.id, askedAt, acceptedAt: now() });
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

  async function ask({ streams, limitMs }: Ask): Promise<AskAnswer> {
    hearing.clear();
    bytes = 0;
    waiting = streams.length;
    const ended = new Promise<void>((resolve) => (allEnded = resolve));
    await Promise.all(streams.map(askOne));
    if (waiting > 0) await Promise.race([ended, pause(limitMs)]);
    return { heard: [...hearing.values()].filter(({ id }) => id >= 0), bytes };
  }

  serveOrders(async (raw) => {
    if (raw === 'close') {
      for (const socket of sockets) socket.close();
      sockets = [];
      return undefined;
    }
    const parsed = clientsOrder.parse(raw);
    return parsed.kind === 'connect' ? connect(parsed) : ask(parsed);
  });
}
