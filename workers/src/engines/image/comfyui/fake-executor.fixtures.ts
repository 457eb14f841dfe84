import { z } from 'zod';
import { drawFake, metadataFrame, plainFrame } from './drawing.fixtures.ts';

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
  /** What is given in place of the picture. */
  view?: Buffer | 'huge' | 'drip';
  /** Statuses by the beginning of a path, for as often as the number says. */
  fails?: Record<string, { status: number; times: number; body?: unknown }>;
  /** An order is taken, and the connection dies before the answer. */
  breaksOnOrder?: boolean;
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
    this.#say(job, 'execution_start');
    this.#say(job, 'execution_cached', { nodes: [] });
    const outputs: Record<string, object> = {};
    for (const [node, { class_type: type }] of Object.entries(job.graph)) {
      if (this.#gate?.at === 'start') await this.#gate.pass;
      if (this.running !== job) return;
      this.#say(job, 'executing', { node });
      if (type === 'KSampler' && !(await this.#sample(job, node))) return;
      if (type === 'SaveImage') outputs[node] = await this.#save(job, node, 'output');
      if (type === 'PreviewImage') outputs[node] = await this.#save(job, node, 'temp');
      if (type === 'SaveImageWebsocket') await this.#send(job, node);
    }
    this.#say(job, 'execution_success');
    const made = this.#faults.makesNothing ? {} : outputs;
    this.#finish(job, { outputs: made, messages: [['execution_success', {}]], isGood: true });
  }

  #finish(job: FakeJob, { outputs, messages, isGood }: Ending): void {
    if (this.running !== job) return;
    this.running = undefined;
    const status = { status_str: isGood ? 'success' : 'error', completed: isGood, messages };
    this.history.set(job.id, { prompt: [job.number, job.id, job.graph], outputs, status });
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
      if (!this.#faults.isOld) this.#say(job, 'progress_state', { nodes: { [node]: state } });
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
    this.files.set(filename, await drawFake('png', width, height));
    return { images: [{ filename, subfolder: path.join('/'), type }] };
  }

  async #send({ graph, clientId, id }: FakeJob, node: string): Promise<void> {
    const { width, height } = sizeOf(graph);
    const image = await drawFake('png', width, height);
    const named = metadataFrame({ node_id: node, prompt_id: id }, image);
    this.#tell(clientId, this.#faults.isOld ? plainFrame(image, 2) : named);
  }
}

function sizeOf(graph: FakeGraph) {
  const made = Object.values(graph).find(({ inputs }) => typeof inputs['width'] === 'number');
  const side = (name: string) => Number(made?.inputs[name] ?? 64);
  return { width: side('width'), height: side('height') };
}
