import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { clientEvents } from '@vesper/core/contract/events';
import { runLogEvent } from '@vesper/core/contract/run';
import type { World } from './person.ts';
import type { WatchedRun } from '../stack/watched-run.ts';

const AGAIN_MS = 200;
/** Between two events of a run that goes on. */
const SILENCE_MS = 1_500;
/** Sockets come back as the web client's do in the first ten seconds. */
const RECONNECTION = { reconnectionDelay: 500, reconnectionDelayMax: 1_000 } as const;
const ofRun = z.looseObject({ runId: z.string() });

/** The tab of somebody: it hears of runs, and asks for what it missed, as the web client does. */
export class Screen {
  readonly #world: Pick<World, 'findings' | 'recovery'>;
  readonly #socket: Socket;
  readonly #runs = new Map<string, WatchedRun>();
  /** Events of runs whose order has no answer yet. */
  readonly #heard = new Map<string, unknown[]>();
  readonly #resuming = new Set<string>();
  readonly #lastHeard = new Map<string, number>();
  #downSince: number | undefined;
  #isClosed = false;

  constructor(world: Pick<World, 'findings' | 'recovery'>, gateway: string, cookie: string) {
    this.#world = world;
    const socket = io(gateway, {
      ...RECONNECTION,
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: { cookie, origin: gateway },
    });
    this.#socket = socket;
    socket.onAny((name: string, told: unknown) => {
      if (name === 'ready') this.#back();
      if (name.startsWith('run:')) this.#hear(name, told);
    });
    const down = () => {
      this.#downSince ??= performance.now();
      // The library does not come back by itself after the server closed or refused.
      if (!socket.active && !this.#isClosed) setTimeout(() => socket.connect(), AGAIN_MS);
    };
    socket.on('disconnect', down);
    socket.on('connect_error', down);
  }

  /** Follows a run from now on, what was heard of it before included. */
  watch(run: WatchedRun): void {
    this.#runs.set(run.runId, run);
    if (run.kind === 'chat') this.#lastHeard.set(run.runId, performance.now());
    for (const event of this.#heard.get(run.runId) ?? []) this.#take(run, event);
    this.#heard.delete(run.runId);
    this.#resumeSoon(run);
  }

  async stop(runId: string): Promise<void> {
    await this.#ask('run:cancel', { runId });
  }

  /** Cuts the transport, as a lost network does. */
  loseNetwork(): void {
    this.#socket.io.engine.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
  }

  #back(): void {
    if (this.#downSince !== undefined) {
      this.#world.recovery.back('sockets are back', this.#downSince);
      this.#downSince = undefined;
    }
    for (const run of this.#runs.values()) {
      if (!run.isOver) this.#resumeSoon(run);
    }
  }

  #hear(name: string, told: unknown): void {
    if (typeof told !== 'object') return;
    const event = { ...told, event: name };
    const { runId } = ofRun.parse(event);
    const run = this.#runs.get(runId);
    if (run) this.#take(run, event);
    else this.#heard.set(runId, [...(this.#heard.get(runId) ?? []), event]);
    if (run?.hasGap) this.#resumeSoon(run);
  }

  #take(run: WatchedRun, told: unknown): void {
    const { data: event, error } = runLogEvent.safeParse(told);
    this.#world.findings.look('events are those of the contract', error && error.message);
    if (!event) return;
    run.take(event);
    this.#goesOn(run);
  }

  /**
   * A run that was silent for longer than any step takes has come back from something; in line, it
   * may be silent for as long as others take.
   */
  #goesOn({ runId, kind, isInLine }: WatchedRun): void {
    const now = performance.now();
    const last = this.#lastHeard.get(runId) ?? now;
    const what = kind === 'chat' ? 'replies go on' : 'pictures go on';
    if (now - last > SILENCE_MS) this.#world.recovery.back(what, last);
    if (isInLine) this.#lastHeard.delete(runId);
    else this.#lastHeard.set(runId, now);
  }

  #resumeSoon(run: WatchedRun): void {
    this.#resume(run).catch((err: unknown) => {
      this.#world.findings.look('nothing unforeseen happens', String(err));
    });
  }

  /** Asks for what is missing until nothing is: the log follows what is live a moment later. */
  async #resume(run: WatchedRun): Promise<void> {
    const { runId } = run;
    if (this.#resuming.has(runId)) return;
    this.#resuming.add(runId);
    while (!run.isOver && this.#socket.connected) {
      if (await this.#fill(run)) break;
      await pause(AGAIN_MS);
    }
    this.#resuming.delete(runId);
  }

  /** @returns true when nothing is missing for now */
  async #fill(run: WatchedRun): Promise<boolean> {
    const ack = await this.#ask('run:resume', { runId: run.runId, afterSeq: run.lastSeq });
    const { data: answer } = clientEvents['run:resume'].ack.safeParse(ack);
    if (!answer) return false;
    if (!answer.ok) {
      // The log has expired or was lost: the web client reads the result over REST.
      run.isGone = answer.code === 'gone';
      return run.isGone;
    }
    for (const event of answer.events) this.#take(run, event);
    return !run.hasGap;
  }

  /** @returns undefined when the connection was lost before there was an answer */
  async #ask(name: string, payload: unknown): Promise<unknown> {
    try {
      return await this.#socket.timeout(20_000).emitWithAck(name, payload);
    } catch {
      return undefined;
    }
  }
}
