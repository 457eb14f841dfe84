import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { RunKind } from '@vesper/core/contract/run';
import { createClient, type Answer, type Client } from '../stack/client.ts';
import { ASYNC, startConversation } from '../stack/conversation.ts';
import { askFor } from './counting-model.ts';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';
import type { Recovery } from './recovery.ts';
import { Screen } from './screen.ts';
import { WatchedRun } from '../stack/watched-run.ts';

/** Whatever is broken is whole again well within this. */
const STUCK_MS = 120_000;
const AGAIN_MS = 400;
/** Exchanges of a conversation before the next one is begun. */
const EXCHANGES = 20;
const WORDS_MAX = 60;

const accepted = z.object({
  runId: z.string(),
  assistantMessage: z.object({ id: z.string() }).optional(),
});

export interface World {
  gateways: readonly [string, ...string[]];
  findings: Findings;
  recovery: Recovery;
  /** True once nobody begins anything new. */
  isOver: () => boolean;
}

/** An answer that becomes another one: a service is away, or the first request is not answered yet. */
const isForNow = ({ status, body }: Answer): boolean =>
  status >= 500 || (status === 409 && JSON.stringify(body).includes('request_in_flight'));

interface Order {
  kind: RunKind;
  path: string;
  body: Record<string, unknown>;
  countsTo?: number;
}

/** An order that was taken, as the person knows it. */
export interface Taken {
  run: WatchedRun;
  conversationId?: string;
  messageId: string | undefined;
}

/** Somebody who talks, has pictures painted, stops some of it, and loses the network at times. */
export class ChaosPerson {
  readonly taken: Taken[] = [];
  readonly #world: World;
  readonly #random: Random;
  #clients: readonly [Client, ...Client[]];
  #screen: Screen | undefined;
  userId = '';
  readonly conversations: string[] = [];

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
    this.#clients = [createClient(world.gateways[0])];
  }

  /** Signs up and listens; while everything is still well. */
  async join(): Promise<void> {
    const [client] = this.#clients;
    this.userId = (await client.signUp()).id;
    const [first, ...others] = this.#world.gateways;
    this.#clients = [client.at(first), ...others.map((gateway) => client.at(gateway))];
    // Each gateway's document of its answers is read before it may be away.
    for (const one of this.#clients) await one.request('GET', '/api/user');
    const gateway = this.#random.pick(this.#world.gateways);
    this.#screen = new Screen(this.#world, gateway, client.cookie);
  }

  /** Goes on until it is over, then waits for what is under way. */
  async live(): Promise<void> {
    while (!this.#world.isOver()) {
      const taken = await this.#act();
      if (taken) await this.#watch(taken.run);
      await pause(this.#random.between(100, 2_000));
    }
    await Promise.all(this.taken.map(({ run }) => this.#watch(run)));
  }

  /** Cuts the transport, as a lost network does. */
  loseNetwork(): void {
    this.#screen?.loseNetwork();
  }

  leave(): void {
    this.#screen?.close();
  }

  /** The answer to a read that is tried until there is one. */
  async read(path: string): Promise<unknown> {
    const answer = await this.#insist('GET', path);
    return answer?.body;
  }

  /** A moment of many requests, as of somebody who holds down a key. */
  async flood(): Promise<void> {
    const [client] = this.#clients;
    const asked = Array.from({ length: 200 }, async () => {
      const answer = await client.request('GET', '/api/images').catch(() => undefined);
      if (answer) this.#noteStatus(answer, 'GET /api/images');
    });
    await Promise.all(asked);
  }

  async #act(): Promise<Taken | undefined> {
    const dice = this.#random.next();
    if (dice < 0.05) {
      this.loseNetwork();
      return undefined;
    }
    if (dice < 0.2) return this.#picture();
    return this.#say();
  }

  async #say(): Promise<Taken | undefined> {
    const conversationId = await this.#conversation();
    if (conversationId === undefined) return undefined;
    const countsTo = this.#random.whole(2, WORDS_MAX);
    const body = { content: askFor(countsTo) };
    const order = { kind: 'chat', path: `/api/chat/${conversationId}`, body, countsTo } as const;
    const taken = await this.#order(order);
    if (taken) taken.conversationId = conversationId;
    return taken;
  }

  #picture(): Promise<Taken | undefined> {
    const prompt = `a lake at dawn, ${this.#random.whole(1, 9_999)}`;
    return this.#order({ kind: 'image', path: '/api/generate/image', body: { prompt } });
  }

  async #conversation(): Promise<string | undefined> {
    const last = this.conversations.at(-1);
    const said = this.taken.filter(({ conversationId }) => conversationId === last).length;
    if (last !== undefined && said < EXCHANGES) return last;
    const id = await startConversation(this.#anyClient()).catch(() => undefined);
    if (id !== undefined) this.conversations.push(id);
    return id;
  }

  async #order({ kind, path, body, countsTo }: Order): Promise<Taken | undefined> {
    const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
    const answer = await this.#insist('POST', path, body, headers);
    const { data } = accepted.safeParse(answer?.body);
    if (answer?.status !== 202 || !data) return undefined;
    const run = new WatchedRun(data.runId, kind, countsTo);
    const taken: Taken = { run, messageId: data.assistantMessage?.id };
    this.taken.push(taken);
    this.#screen?.watch(run);
    if (this.#random.chance(0.1)) await this.#repeat(path, body, headers, run.runId);
    if (this.#random.chance(0.1)) await this.#stop(run.runId);
    return taken;
  }

  /** The same key once more is the same order. */
  async #repeat(
    path: string,
    body: unknown,
    headers: Record<string, string>,
    runId: string,
  ): Promise<void> {
    const again = await this.#insist('POST', path, body, headers);
    const { data } = accepted.safeParse(again?.body);
    const isSame = data?.runId === runId;
    const got = `${again?.status} ${JSON.stringify(again?.body).slice(0, 120)}`;
    this.#world.findings.look('a key asked again is the same order', !isSame && `${runId}: ${got}`);
  }

  async #stop(runId: string): Promise<void> {
    await pause(this.#random.between(0, 600));
    await this.#screen?.stop(runId);
  }

  /**
   * Asks until there is an answer that will not become another one: not away, not in flight.
   * @returns undefined when there was none in all the time
   */
  async #insist(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined> {
    const begun = performance.now();
    let tries = 0;
    let last: Answer | undefined;
    while (performance.now() - begun < STUCK_MS) {
      tries += 1;
      const answer = await this.#try(method, path, body, headers);
      last = answer ?? last;
      if (answer && !isForNow(answer)) {
        this.#world.findings.look('every request has its answer');
        if (tries > 1) this.#noteReturn(answer, `${method} ${path}`, begun);
        return answer;
      }
      await pause(AGAIN_MS + this.#random.between(0, AGAIN_MS));
    }
    const said = `${method} ${path}: ${last?.status} ${JSON.stringify(last?.body)}`;
    this.#world.findings.look('every request has its answer', said);
    return undefined;
  }

  /** Notes that there is an answer again to what had none. */
  #noteReturn({ status }: Answer, what: string, begun: number): void {
    this.#world.recovery.back('requests are answered', begun);
    const isLost = status === 404 && what.startsWith('POST');
    this.#world.findings.look('a key asked again is no 404', isLost && what);
  }

  async #try(...asked: Parameters<Client['request']>): Promise<Answer | undefined> {
    const [method, path] = asked;
    try {
      const answer = await this.#anyClient().request(...asked);
      this.#noteStatus(answer, `${method} ${path}`);
      return answer;
    } catch (err) {
      // The gateway is away; everything else is an answer that the contract does not know.
      const isAway =
        err instanceof TypeError || (err instanceof Error && err.name === 'AbortError');
      const problem = err instanceof Error ? err.message.slice(0, 200) : 'something was thrown';
      this.#world.findings.look('answers are those of the contract', !isAway && problem);
      return undefined;
    }
  }

  #noteStatus({ status, body }: Answer, what: string): void {
    const problem = status === 500 && `${what}: ${JSON.stringify(body).slice(0, 120)}`;
    this.#world.findings.look('nothing is answered by 500', problem);
  }

  #anyClient(): Client {
    return this.#random.pick(this.#clients);
  }

  async #watch(run: WatchedRun): Promise<void> {
    // In line, a picture tells each time that one before it is done.
    while (!run.isOver && performance.now() - run.heardAt < STUCK_MS) await pause(50);
    const seen = `${run.kind} ${run.runId} at ${run.lastSeq}${run.hasGap ? ', with a gap' : ''}`;
    this.#world.findings.look('no run is silent for 120 s before its end', !run.isOver && seen);
  }
}
