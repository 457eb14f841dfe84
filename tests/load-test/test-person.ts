import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { clientEvents } from '@vesper/core/contract/events';
import { runLogEvent } from '@vesper/core/contract/run';
import { WatchedRun } from '../stack/watched-run.ts';
import { LightSocket } from './light-socket.ts';
import type { Measures } from './measures.ts';
import type { LoadOptions } from './options.ts';
import { Requester } from './requester.ts';

/** What somebody who talks, draws, or leaves a tab open does next after, milliseconds. */
const THINKING = { chat: [4_000, 12_000], pictures: [20_000, 60_000], sockets: [10_000, 30_000] };
/** Of a hundred people in the mixed scenario. */
const SHARES = { chat: 35, pictures: 5 };
const END_WITHIN_MS = 180_000;
const LOOK_MS = 50;
const BACK_AFTER_MS = [500, 1_500] as const;

const SENTENCES = [
  'What is the sea like in winter?',
  'Tell me about a walk through an old town in the rain.',
  'Which book would you take to an island, and why?',
  'How was your day?',
  'Describe a market in the early morning.',
];
const PROMPTS = ['a harbour in the snow', 'a lighthouse at dusk', 'hills in the early morning'];

const accepted = z.object({ runId: z.string() });
const ending = z.object({ message: z.object({ content: z.string() }).optional() });
const ofRun = z.looseObject({ runId: z.string() });

type Habit = keyof typeof THINKING;

interface World {
  options: LoadOptions;
  measures: Measures;
  isOver: () => boolean;
}

/** What fails there is counted there; nothing else may stop the others. */
function inBackground(work: Promise<void>): void {
  work.catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
}

const anyOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';
const between = ([least = 0, most = 0]: readonly number[]): number =>
  least + Math.random() * (most - least);

/** Somebody who signs up, behaves as one of the scenario does, and has the account deleted. */
export class TestPerson {
  readonly #world: World;
  readonly #requester: Requester;
  readonly #habit: Habit;
  readonly #password = randomBytes(12).toString('base64url');
  readonly #tabs: LightSocket[] = [];
  readonly #runs = new Map<string, WatchedRun>();
  /** Events of runs whose order has no answer yet. */
  readonly #early = new Map<string, unknown[]>();
  #firstWords = new Map<string, () => void>();
  #conversationId: string | undefined;
  #hasAccount = false;
  #isLeaving = false;

  constructor(world: World, index: number) {
    const { options, measures } = world;
    this.#world = world;
    this.#habit = habitOf(options, index);
    // Addresses for tests of networks (RFC 2544).
    const address = `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
    this.#requester = new Requester({ ...options, address, measures });
  }

  /** Until the end of the test, and of what was begun. Nothing is thrown: all is counted. */
  async live(): Promise<void> {
    if (!(await this.#join())) return;
    const { isOver } = this.#world;
    for (let tab = 0; tab < this.#world.options.tabs; tab += 1) await this.#openTab();
    while (!isOver()) {
      await this.#think();
      if (!isOver()) await this.#act();
    }
  }

  /** Closes all tabs and has the account deleted with everything in it. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    for (const tab of this.#tabs) {
      tab.close();
      this.#world.measures.socket(-1);
    }
    if (!this.#hasAccount) return;
    const body = { password: this.#password };
    const gone = await this.#requester.ask({
      ...{ method: 'DELETE', path: '/api/user', body },
      fine: [200],
    });
    if (!gone) this.#world.measures.count('account left behind');
  }

  async #join(): Promise<boolean> {
    const email = `load-${randomBytes(8).toString('hex')}@load-test.invalid`;
    const body = { email, password: this.#password, adultConfirmed: true };
    const path = '/api/signup';
    const asked = { method: 'POST', path, body, as: 'signed up', fine: [201] } as const;
    this.#hasAccount = (await this.#requester.ask(asked)) !== undefined;
    return this.#hasAccount;
  }

  /** Waits as long as somebody thinks, and no longer than the test lasts. */
  async #think(): Promise<void> {
    const until = performance.now() + between(THINKING[this.#habit]);
    while (performance.now() < until && !this.#world.isOver()) {
      await pause(Math.min(1_000, Math.max(0, until - performance.now())));
    }
  }

  async #act(): Promise<void> {
    if (this.#habit === 'sockets') return this.#tellPresence();
    return this.#habit === 'chat' ? this.#say() : this.#paint();
  }

  async #openTab(): Promise<void> {
    const { options, measures } = this.#world;
    const begun = performance.now();
    let tab: LightSocket | undefined;
    try {
      tab = await LightSocket.open({
        target: options.target,
        headers: this.#requester.headers,
        hear: (name, data) => this.#hear(name, data),
        lost: () => {
          if (this.#isLeaving) return;
          measures.socket(-1);
          measures.count('socket lost');
          const at = this.#tabs.findIndex((one) => one === tab);
          if (at >= 0) this.#tabs.splice(at, 1);
          inBackground(this.#comeBack());
        },
      });
      measures.time('socket open', performance.now() - begun);
      measures.socket(1);
      this.#tabs.push(tab);
      await this.#resumeAll();
    } catch {
      measures.count('socket refused');
      await this.#comeBack();
    }
  }

  /** Opens the tab again a moment later, as the web client does. */
  async #comeBack(): Promise<void> {
    await pause(between(BACK_AFTER_MS));
    if (!this.#isLeaving && !this.#world.isOver()) await this.#openTab();
  }

  async #tellPresence(): Promise<void> {
    const begun = performance.now();
    const [tab] = this.#tabs;
    if (!tab) return;
    const told = await tab.ask('presence', { visible: true });
    if (clientEvents.presence.ack.safeParse(told).data?.ok !== true) {
      this.#world.measures.count('socket without an answer');
      return;
    }
    this.#world.measures.time('socket answers', performance.now() - begun);
  }

  async #say(): Promise<void> {
    this.#conversationId ??= await this.#begin();
    if (this.#conversationId === undefined) return;
    const begun = performance.now();
    const answer = await this.#requester.ask({
      method: 'POST',
      path: `/api/chat/${this.#conversationId}`,
      body: { content: anyOf(SENTENCES) },
      as: 'message taken',
      fine: [202],
    });
    const run = this.#watch(answer, 'chat');
    if (!run) return;
    this.#firstWords.set(run.runId, () => {
      this.#world.measures.time('first word', performance.now() - begun);
    });
    this.#tellFirstWord(run);
    if (await this.#ended(run)) this.#world.measures.time('whole reply', performance.now() - begun);
    this.#firstWords.delete(run.runId);
    this.#compare(run);
  }

  async #begin(): Promise<string | undefined> {
    const asked = { method: 'POST', path: '/api/conversations', body: {}, fine: [201] } as const;
    return conversationView.safeParse((await this.#requester.ask(asked))?.body).data?.id;
  }

  async #paint(): Promise<void> {
    const begun = performance.now();
    const answer = await this.#requester.ask({
      method: 'POST',
      path: '/api/generate/image',
      body: { prompt: anyOf(PROMPTS) },
      as: 'picture taken',
      // Nothing is left to pay with, or too many are in line: as it should be.
      fine: [202, 402, 409],
    });
    if (answer?.status === 402) this.#world.measures.count('out of tokens');
    const run = answer?.status === 202 ? this.#watch(answer, 'image') : undefined;
    if (!run || !(await this.#ended(run))) return;
    this.#world.measures.time('whole picture', performance.now() - begun);
  }

  #watch(answer: { body: unknown } | undefined, kind: 'chat' | 'image'): WatchedRun | undefined {
    const { data } = accepted.safeParse(answer?.body);
    if (!data) return undefined;
    const run = new WatchedRun(data.runId, kind);
    this.#runs.set(run.runId, run);
    for (const event of this.#early.get(run.runId) ?? []) this.#take(run, event);
    this.#early.delete(run.runId);
    return run;
  }

  #hear(name: string, data: unknown): void {
    const { data: told } = ofRun.safeParse(data);
    if (!told || !name.startsWith('run:')) return;
    const { runId } = told;
    const event = { ...told, event: name };
    const run = this.#runs.get(runId);
    if (run) {
      this.#take(run, event);
    } else {
      this.#early.set(runId, [...(this.#early.get(runId) ?? []), event]);
    }
    if (run?.hasGap) inBackground(this.#resume(run));
  }

  #take(run: WatchedRun, told: unknown): void {
    const { data: event } = runLogEvent.safeParse(told);
    if (!event) {
      this.#world.measures.count('event that is not of the contract');
      return;
    }
    run.take(event);
    this.#tellFirstWord(run);
  }

  #tellFirstWord(run: WatchedRun): void {
    if (run.text === '') return;
    this.#firstWords.get(run.runId)?.();
    this.#firstWords.delete(run.runId);
  }

  async #ended(run: WatchedRun): Promise<boolean> {
    const begun = performance.now();
    while (!run.isOver && performance.now() - begun < END_WITHIN_MS) await pause(LOOK_MS);
    this.#runs.delete(run.runId);
    if (!run.isOver) this.#world.measures.count('run without an end');
    if (run.ends[0]?.event === 'run:failed') this.#world.measures.count('run failed');
    return run.ends[0]?.event === 'run:completed';
  }

  /** The words that came one by one are those of the whole. */
  #compare(run: WatchedRun): void {
    const { data } = ending.safeParse(run.ends[0]);
    if (data?.message === undefined) return;
    this.#world.measures.count('text that differs', data.message.content === run.text ? 0 : 1);
  }

  async #resumeAll(): Promise<void> {
    for (const run of this.#runs.values()) await this.#resume(run);
  }

  async #resume(run: WatchedRun): Promise<void> {
    const payload = { runId: run.runId, afterSeq: run.lastSeq };
    const told = await this.#tabs[0]?.ask('run:resume', payload);
    const { data } = clientEvents['run:resume'].ack.safeParse(told);
    if (data?.ok === false) run.isGone = data.code === 'gone';
    for (const event of data?.ok ? data.events : []) this.#take(run, event);
  }
}

function habitOf({ scenario, people }: LoadOptions, index: number): Habit {
  if (scenario !== 'mixed') return scenario;
  // Spread evenly, so that few people are a mixture too.
  const place = ((index * 61) % Math.max(people, 100)) % 100;
  if (place < SHARES.chat) return 'chat';
  return place < SHARES.chat + SHARES.pictures ? 'pictures' : 'sockets';
}
