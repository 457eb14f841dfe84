import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineError } from '../../engine-error.ts';
import { previewOf } from '../fit-picture.ts';
import type { ImageProgress } from '../image-engine.ts';
import { Bell } from './bell.ts';
import type { HistoryEntry } from './comfy-answers.ts';
import {
  FOLDER,
  forget,
  historyOf,
  interrupt,
  OrderRefused,
  standingOf,
  submit,
  unqueue,
  type JobIds,
} from './comfy-api.ts';
import { inHaste, type ComfyServer, type HttpTimings } from './comfy-http.ts';
import { ComfySocket } from './comfy-socket.ts';
import type { Frame } from './frames.ts';
import { JobProgress } from './job-progress.ts';
import type { Graph } from '@vesper/core/comfyui-workflows/workflow';

/** Milliseconds. */
export interface ComfyTimings extends HttpTimings {
  /** Between two looks at the history. */
  pollMs: number;
  reconnectMs: number;
  /** The least between two previews: a fast card makes more than anybody can look at. */
  previewMs: number;
  /** For a server to stop a job, before it is left to do so; it does between two steps. */
  stopMs: number;
}

/** Looks in a row that find no server: longer than a proxy takes to restart. */
const AWAY_LOOKS = 8;
/** Looks in a row that find a job neither waiting nor done: it may move between two questions. */
const LOST_LOOKS = 2;
/** Frames kept until the server has told the id of the job. */
const EARLY_FRAMES = 200;
/** Share of the bar that the graph takes; the rest is for fetching the picture. */
const GRAPH_SHARE = 0.98;
/** Nodes that send the picture through the socket, and keep no file. */
const SENDING = 'SaveImageWebsocket';
/** A picture of some megabytes is on its way so long at most. */
const SENT_MS = 3_000;

/** Between two looks for a job that was stopped. */
const LOOK_MS = 500;
/** The longest step that a card takes; after it a job that was stopped is no longer looked for. */
const LATEST_END_MS = 300_000;
/** One job at a server, from its order to its end. */
export class ComfyJob {
  readonly #server: ComfyServer;
  readonly #timings: ComfyTimings;
  readonly #signal: AbortSignal;
  readonly #ids: JobIds = { promptId: randomUUID(), clientId: randomUUID() };
  readonly #bell = new Bell();
  readonly #socket: ComfySocket;
  #graph: Graph = {};
  #progress = new JobProgress({});
  #stage: 'none' | 'ordering' | 'ordered' | 'over' = 'none';
  #early: Frame[] = [];
  /** Something of ours was heard since the last look. */
  #isHeard = false;
  /** The server says that it is over: the history is about to tell. */
  #isHinted = false;
  #preview: Uint8Array | undefined;
  #previewedAt = -Infinity;
  #told = 0;
  #hasBegun = false;
  #sent: Uint8Array | undefined;

  constructor(server: ComfyServer, timings: ComfyTimings, signal: AbortSignal) {
    this.#server = server;
    this.#timings = timings;
    this.#signal = signal;
    const { clientId } = this.#ids;
    const hear = (frame: Frame) => this.#hear(frame);
    this.#socket = new ComfySocket({ server, clientId, reconnectMs: timings.reconnectMs, hear });
  }

  /** What files of this job begin with: nobody can guess it. */
  readonly fileName = `${FOLDER}/${randomUUID()}`;

  /** The picture that came through the socket, if the graph sends one. It may come after the history. */
  async sent(): Promise<Uint8Array | undefined> {
    const isAwaited = Object.values(this.#graph).some((node) => node.class_type === SENDING);
    const until = performance.now() + (isAwaited ? SENT_MS : 0);
    while (!this.#sent && performance.now() < until) {
      await this.#bell.wait(until - performance.now(), this.#signal);
      this.#signal.throwIfAborted();
    }
    return this.#sent;
  }

  /** Listens, before there is anything to hear; a stop ends the wait for it. */
  async listen(): Promise<void> {
    const close = () => this.#socket.close();
    this.#signal.addEventListener('abort', close, { once: true });
    await this.#socket.open();
    this.#signal.removeEventListener('abort', close);
  }

  /** Orders the picture. @throws EngineError */
  async order(graph: Graph): Promise<void> {
    this.#graph = graph;
    this.#progress = new JobProgress(graph);
    this.#stage = 'ordering';
    try {
      this.#ids.promptId = await submit(this.#server, graph, this.#ids);
    } catch (err) {
      // Refused: there is nothing to stop. After any other answer, or none, there may be.
      if (err instanceof OrderRefused) this.#stage = 'none';
      throw err;
    }
    this.#stage = 'ordered';
    this.#early.splice(0).forEach((frame) => this.#hear(frame));
  }

  /**
   * Follows the job to its end, by the socket and, as truth, by the history.
   * @throws EngineError when the job is lost, or the server away; the signal's reason when stopped
   */
  async *follow(): AsyncGenerator<ImageProgress, HistoryEntry> {
    let lookedAt = performance.now();
    let misses = 0;
    for (;;) {
      const left = this.#isHinted ? 0 : lookedAt + this.#timings.pollMs - performance.now();
      await this.#bell.wait(left, this.#signal);
      this.#signal.throwIfAborted();
      yield* this.#report();
      const isDue = performance.now() - lookedAt >= this.#timings.pollMs;
      if (!this.#isHinted && !isDue) continue;
      this.#isHinted = false;
      const seen = await this.#look();
      lookedAt = performance.now();
      if (typeof seen === 'object') {
        this.#stage = 'over';
        return seen;
      }
      misses = seen === 'absent' ? misses + 1 : 0;
      if (misses >= LOST_LOOKS) throw this.#lost();
    }
  }

  /** Ends what is left of the job at the server: the work itself, and what it says of it. */
  async end(): Promise<void> {
    this.#socket.close();
    const stage = this.#stage;
    this.#stage = 'none';
    if (stage === 'none') return;
    const server = inHaste(this.#server);
    try {
      const isOver = stage === 'over' || (await this.#stop(server));
      if (isOver) await forget(server, this.#ids.promptId);
      else this.#forgetLater(server);
    } catch {
      // A server that cannot be reached has nothing to be stopped that we could stop.
    }
  }

  #failures = 0;

  async #look(): Promise<HistoryEntry | 'there' | 'absent'> {
    try {
      const entry = await historyOf(this.#server, this.#ids.promptId, this.#signal);
      const isHeard = this.#isHeard;
      this.#isHeard = false;
      const isAbsent = !entry && !isHeard && (await this.#isNowhere());
      this.#failures = 0;
      return entry ?? (isAbsent ? 'absent' : 'there');
    } catch (err) {
      this.#failures += 1;
      if (this.#signal.aborted || this.#failures >= AWAY_LOOKS) throw err;
      return 'there';
    }
  }

  async #isNowhere(): Promise<boolean> {
    const standing = await standingOf(this.#server, this.#ids, this.#signal);
    if (standing.at === 'nowhere') return true;
    // It may go by another id there than the server said; its history will, too.
    this.#ids.promptId = standing.promptId;
    return false;
  }

  /** It restarted, or somebody emptied its queue. */
  #lost(): EngineError {
    this.#stage = 'over';
    return new EngineError('ComfyUI has lost the job', { retryable: true, code: 'model_away' });
  }

  /** Only what is seen to be ours: others work at the same server. @returns true when it is over */
  async #stop(server: ComfyServer): Promise<boolean> {
    let standing = await standingOf(server, this.#ids);
    if (standing.at === 'waiting') {
      this.#ids.promptId = standing.promptId;
      await unqueue(server, standing.promptId);
      standing = await standingOf(server, this.#ids);
    }
    if (standing.at !== 'running') return true;
    this.#ids.promptId = standing.promptId;
    await interrupt(server, standing.promptId);
    return this.#isOverWithin(server, this.#timings.stopMs);
  }

  /** What a server says of a job it says at the job's end, and only then it can be removed. */
  async #isOverWithin(server: ComfyServer, ms: number): Promise<boolean> {
    const until = performance.now() + ms;
    const everyMs = Math.min(this.#timings.pollMs, LOOK_MS);
    for (;;) {
      if ((await standingOf(server, this.#ids)).at !== 'running') return true;
      if (performance.now() >= until) return false;
      await pause(everyMs, undefined, { ref: false });
    }
  }

  /** A slow card takes long between two steps: nobody waits for that, but the words must go. */
  #forgetLater(server: ComfyServer): void {
    this.#isOverWithin(server, LATEST_END_MS)
      .then(() => forget(server, this.#ids.promptId))
      .catch(() => undefined);
  }

  #hear(frame: Frame): void {
    if (this.#stage === 'ordering') {
      if (this.#early.length < EARLY_FRAMES && frame.type !== 'preview') this.#early.push(frame);
      return;
    }
    if (frame.promptId !== undefined && frame.promptId !== this.#ids.promptId) {
      this.#progress.pause();
      return;
    }
    if (frame.type === 'preview') this.#keep(frame);
    // Without the job's id only this one is for our client alone: where it is, on connecting anew.
    else if (frame.promptId !== undefined || frame.type === 'executing') this.#note(frame);
    this.#bell.ring();
  }

  #note(frame: Frame): void {
    this.#isHeard = true;
    this.#progress.note(frame);
    const isOver = frame.type === 'ended' || (frame.type === 'executing' && frame.node === null);
    if (isOver) this.#isHinted = true;
  }

  #keep({ promptId, node, image }: Extract<Frame, { type: 'preview' }>): void {
    const from = node ?? this.#progress.current;
    // One that names no job may be anyone's, unless ours is the one at work.
    if (promptId === undefined && from === undefined) return;
    if (from !== undefined && this.#graph[from]?.class_type === SENDING) this.#sent = image;
    else this.#preview = image;
  }

  async *#report(): AsyncGenerator<ImageProgress, void> {
    const preview = await this.#takePreview();
    const { share, current } = this.#progress;
    const begins = !this.#hasBegun && (share > 0 || current !== undefined);
    if (begins) this.#hasBegun = true;
    const progress = Math.max(this.#told, this.#hasBegun ? share * GRAPH_SHARE : 0);
    if (!preview && !begins && progress === this.#told) return;
    this.#told = progress;
    const stage = this.#hasBegun ? 'rendering' : 'preparing';
    yield { type: 'progress', progress, stage, ...(preview && { preview }) };
  }

  async #takePreview(): Promise<Uint8Array | undefined> {
    const now = performance.now();
    if (!this.#preview || now - this.#previewedAt < this.#timings.previewMs) return undefined;
    const bytes = this.#preview;
    this.#preview = undefined;
    this.#previewedAt = now;
    // One that cannot be read is no reason to have no picture.
    return previewOf(bytes).catch(() => undefined);
  }
}
