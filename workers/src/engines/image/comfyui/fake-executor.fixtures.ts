import { z } from 'zod';
import { drawFake, metadataFrame, plainFrame } from './drawing.fixtures.ts';
import { drawFilm } from './film.fixtures.ts';

/** What may be wrong with a server. All of it can change while it runs. */
export interface Faults {
  /** As before 2025: its own ids, an interrupt for whatever runs, previews without a name. */
  isOld?: boolean;
  /** Nothing is heard of a job's end. */
  losesEnd?: boolean;
  /** No socket opens. */
  isMute?: boolean;
  /** It is left open whether one does. */
  isSlowToOpen?: boolean;
  /** The socket is cut at this frame. */
  cutsAt?: number;
  /** Frames and previews of somebody else's job come in between. */
  mixesIn?: boolean;
  /** The type of an exception that the sampler ends with. */
  breaksWith?: string;
  /** Somebody else stops the job. */
  isInterrupted?: boolean;
  /** An interrupt is heard, and the step goes on. */
  isSlowToStop?: boolean;
  /** An end without outputs. */
  makesNothing?: boolean;
  brokenPreviews?: boolean;
  /** Frames of no known form come in between. */
  talksNonsense?: boolean;
  /** These nodes were made before. */
  cached?: string[];
  /** Tells the steps of all nodes, of those that wait, too. */
  tellsWaiting?: boolean;
  /** Sends a picture through the socket as it does a preview without a name. */
  sendsUnnamed?: boolean;
  /** Sends it only when somebody has read the history. */
  sendsLate?: boolean;
  /** Goes by this id, whatever it said. */
  otherId?: string;
  /** Shows a job in the history from its beginning. */
  showsEarly?: boolean;
  /** Has no history of what is over. */
  hasNoHistory?: boolean;
  /** Outputs of nodes that no client knows. */
  strangeOutputs?: object;
  /** What is given in place of the picture. */
  view?: Buffer;
  /** Failures by the beginning of a path, for as often as the number says. */
  fails?: Record<string, Failure>;
  /** An order is taken, and the connection dies before the answer. */
  breaksOnOrder?: boolean;
  /** An order is taken, and the answer says nothing of it. */
  takesSilently?: boolean;
}

interface Failure {
  times: number;
  status?: number;
  /** Sent as JSON; text is sent as a page. */
  body?: unknown;
  headers?: Record<string, string>;
  /** In place of an answer: `drip` and `drip head` go on for ever, a byte at a time. */
  way?: 'reset' | 'drip' | 'drip head' | 'huge' | 'deep';
}

export const fakeGraph = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
type FakeGraph = z.output<typeof fakeGraph>;

export interface FakeJob {
  number: number;
  id: string;
  graph: FakeGraph;
  clientId: string;
  isStopped: boolean;
}

/** Sends a frame to a client: JSON, or bytes. */
type Tell = (clientId: string, frame: unknown) => void;
interface Ending {
  outputs: object;
  messages: unknown[];
  isGood: boolean;
}

/** Works at jobs one after another, as the fake server's one card. */
export class FakeExecutor {
  readonly waiting: FakeJob[] = [];
  readonly history = new Map<string, unknown>();
  readonly files = new Map<string, Buffer>();
  running: FakeJob | undefined;
  readonly #faults: Faults;
  readonly #tell: Tell;
  #gate: { pass: Promise<void>; open: () => void; at: 'start' | 'sampling' } | undefined;
  #isBusy = false;

  constructor(faults: Faults, tell: Tell) {
    this.#faults = faults;
    this.#tell = tell;
  }

  /** Nothing moves until `release`, or nothing beyond the sampler's beginning. */
  hold(at: 'start' | 'sampling' = 'start'): void {
    let open: () => void = () => undefined;
    const pass = new Promise<void>((resolve) => (open = resolve));
    this.#gate = { pass, open, at };
  }

  release(): void {
    this.#gate?.open();
    this.#gate = undefined;
  }

  /** Everything is gone, as after a restart. */
  wipe(): void {
    this.running = undefined;
    this.waiting.length = 0;
    this.history.clear();
    this.release();
  }

  async work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.waiting.shift(); job; job = this.waiting.shift()) {
      this.running = job;
      await this.#execute(job);
    }
    this.#isBusy = false;
  }

  #say(job: FakeJob, type: string, data: object = {}): void {
    const isEnd = /success|error|interrupted/.test(type) || ('node' in data && data.node === null);
    if (isEnd && this.#faults.losesEnd) return;
    this.#tell(job.clientId, { type, data: { ...data, prompt_id: job.id } });
  }

  async #execute(job: FakeJob): Promise<void> {
    this.#begin(job);
    const outputs: Record<string, object> = {};
    for (const [node, { class_type: type }] of Object.entries(job.graph)) {
      if (this.#gate?.at === 'start') await this.#gate.pass;
      if (this.running !== job) return;
      if (this.#faults.cached?.includes(node)) continue;
      this.#say(job, 'executing', { node });
      if (type === 'KSampler' && !(await this.#sample(job, node))) return;
      const made = await this.#make(job, node, type);
      if (made) outputs[node] = made;
    }
    this.#say(job, 'execution_success');
    const made = this.#faults.makesNothing ? {} : { ...this.#faults.strangeOutputs, ...outputs };
    this.#finish(job, { outputs: made, messages: [['execution_success', {}]], isGood: true });
  }

  #begin(job: FakeJob): void {
    const { cached = [], talksNonsense, showsEarly } = this.#faults;
    this.#say(job, 'execution_start');
    this.#say(job, 'execution_cached', { nodes: cached });
    for (const frame of talksNonsense ? NONSENSE : []) this.#tell(job.clientId, frame);
    if (showsEarly) this.history.set(job.id, UNDER_WAY);
  }

  /** What a node at the end of a graph leaves behind. */
  async #make(job: FakeJob, node: string, type: string): Promise<object | undefined> {
    if (type === 'SaveImage') return this.#save(job, node, 'output');
    if (type === 'PreviewImage') return this.#save(job, node, 'temp');
    if (type === 'SaveVideo') return this.#film(job, node, 'mp4');
    if (type === 'VHS_VideoCombine') return this.#film(job, node, 'webm');
    if (type === 'SaveImageWebsocket') await this.#send(job, node);
    return undefined;
  }

  #finish(job: FakeJob, { outputs, messages, isGood }: Ending): void {
    if (this.running !== job) return;
    this.running = undefined;
    const status = { status_str: isGood ? 'success' : 'error', completed: isGood, messages };
    const entry = { prompt: [job.number, job.id, job.graph], outputs, status };
    if (!this.#faults.hasNoHistory) this.history.set(job.id, entry);
    this.#say(job, 'executing', { node: null });
  }

  /** @returns false when the job has ended with it */
  async #sample(job: FakeJob, node: string): Promise<boolean> {
    if (this.#faults.mixesIn) await this.#mixIn(job);
    this.#say(job, 'executing', { node });
    const isDone = await this.#step(job, node);
    if (this.running !== job) return false;
    const at = { node_id: node, node_type: 'KSampler', prompt_id: job.id };
    if (!isDone || this.#faults.isInterrupted) {
      this.#breakOff(job, 'execution_interrupted', at);
      return false;
    }
    if (this.#faults.breaksWith === undefined) return true;
    const words = { exception_message: 'a lighthouse', current_inputs: { text: ['a lighthouse'] } };
    const data = { ...at, ...words, exception_type: this.#faults.breaksWith };
    this.#breakOff(job, 'execution_error', data);
    return false;
  }

  #breakOff(job: FakeJob, event: string, data: object): void {
    this.#say(job, event, data);
    this.#finish(job, { outputs: {}, messages: [[event, data]], isGood: false });
  }

  async #step(job: FakeJob, node: string): Promise<boolean> {
    const steps = Number(job.graph[node]?.inputs['steps'] ?? 4);
    for (let step = 1; step <= steps; step += 1) {
      await this.#gate?.pass;
      if (job.isStopped || this.running !== job) return false;
      const state = { value: step, max: steps, state: 'running' };
      this.#say(job, 'progress', { node, value: step, max: steps });
      const nodes = { [node]: state, ...(this.#faults.tellsWaiting && waitingStates(job.graph)) };
      if (!this.#faults.isOld) this.#say(job, 'progress_state', { nodes });
      await this.#preview(job, node);
    }
    return true;
  }

  async #preview(job: FakeJob, node: string): Promise<void> {
    const { brokenPreviews, isOld } = this.#faults;
    const image = brokenPreviews ? Buffer.from('no picture') : await drawFake('jpeg', 64, 64);
    const named = metadataFrame({ node_id: node, prompt_id: job.id }, image);
    this.#tell(job.clientId, isOld ? plainFrame(image) : named);
  }

  /** Another's frames, as they reach everyone when that client gave no id: 640 pixels wide. */
  async #mixIn(job: FakeJob): Promise<void> {
    const data = { node: '5', prompt_id: 'another', value: 99, max: 100 };
    const image = await drawFake('jpeg', 640, 16);
    this.#tell(job.clientId, { type: 'executing', data });
    this.#tell(job.clientId, { type: 'progress', data });
    this.#tell(job.clientId, { type: 'execution_error', data });
    this.#tell(job.clientId, plainFrame(image));
    this.#tell(job.clientId, metadataFrame({ prompt_id: 'another', node_id: '5' }, image));
  }

  async #save({ graph }: FakeJob, node: string, type: 'output' | 'temp') {
    const prefix = graph[node]?.inputs['filename_prefix'];
    const path = `${typeof prefix === 'string' ? prefix : 'temp'}_00001_.png`.split('/');
    const filename = path.pop() ?? '';
    const { width, height } = sizeOf(graph);
    const isCut = Object.values(graph).some((it) => it.class_type === 'JoinImageWithAlpha');
    this.files.set(filename, await drawFake('png', width, height, isCut ? 0.5 : 1));
    return { images: [{ filename, subfolder: path.join('/'), type }] };
  }

  /** Its own node lists a film among the pictures, that of others under a name of theirs. */
  async #film({ graph }: FakeJob, node: string, ending: 'mp4' | 'webm') {
    const prefix = String(graph[node]?.inputs['filename_prefix']);
    const path = `${prefix}_00001_.${ending}`.split('/');
    const filename = path.pop() ?? '';
    const latent = Object.values(graph).find(({ inputs }) => typeof inputs['length'] === 'number');
    const fps = Object.values(graph).find(({ inputs }) => typeof inputs['fps'] === 'number');
    const rate = Number(fps?.inputs['fps'] ?? 8);
    const seconds = Number(latent?.inputs['length'] ?? 9) / rate;
    const film = { ...sizeOf(graph), seconds, fps: rate, ending, isChatty: true };
    this.files.set(filename, await drawFilm(film));
    const file = { filename, subfolder: path.join('/'), type: 'output' };
    return ending === 'mp4' ? { images: [file], animated: [true] } : { gifs: [file] };
  }

  async #send({ graph, clientId, id }: FakeJob, node: string): Promise<void> {
    const { width, height } = sizeOf(graph);
    const image = await drawFake('png', width, height);
    const named = metadataFrame({ node_id: node, prompt_id: id }, image);
    const { isOld, sendsUnnamed, sendsLate } = this.#faults;
    const frame = isOld || sendsUnnamed ? plainFrame(image, 2) : named;
    if (sendsLate) this.late = () => this.#tell(clientId, frame);
    else this.#tell(clientId, frame);
  }

  /** Sends what is late. */
  late: (() => void) | undefined;
}

/** What a job is shown as from its beginning, by servers that do. */
const UNDER_WAY = {
  outputs: {},
  status: { status_str: 'success', completed: false, messages: [] },
};

/** The last nodes of a graph, which wait. */
const waitingStates = (graph: FakeGraph) =>
  Object.fromEntries(
    Object.keys(graph)
      .map((id) => [`${id}`, { value: 0, max: 1, state: 'pending' }])
      .slice(-2),
  );

const binary = (...bytes: number[]): Buffer => Buffer.from(bytes);

const NONSENSE: unknown[] = [
  ...[null, 7, [], 'words', {}, { type: 'progress' }, { type: 'executing', data: null }],
  { type: 'progress', data: { node: '5', value: 'much', max: -1 } },
  { type: 'progress_state', data: { nodes: { 5: { value: 1 } } } },
  { type: '__proto__', data: { prompt_id: {} } },
  ...[binary(), binary(0, 0, 0, 1), binary(0, 0, 0, 2, 0, 0, 0, 1, 255, 216)],
  ...[
    binary(0, 0, 0, 3, 0, 0, 0, 1, 53, 104, 105),
    binary(0, 0, 0, 4, 255, 255, 255, 255, 123, 125),
  ],
  ...[binary(0, 0, 0, 4, 0, 0, 0, 2, 123, 125, 1, 2), binary(255, 255, 255, 255, 0, 0, 0, 0, 1)],
];

function sizeOf(graph: FakeGraph) {
  const made = Object.values(graph).find(({ inputs }) => typeof inputs['width'] === 'number');
  const side = (name: string) => Number(made?.inputs[name] ?? 64);
  return { width: side('width'), height: side('height') };
}
