import type { Frame } from './frames.ts';
import type { Graph, WorkflowNode } from '@vesper/core/comfyui-workflows/workflow';

/** Nodes that take steps, and say with each how far they are; the rest passes in a moment. */
const SAMPLER = /sampl/i;
const SAMPLER_INPUT = /^(?:latent|samples$)/;
/** Steps of a sampler whose number stands nowhere in the graph. */
const USUAL_STEPS = 20;
/** A loop of a node may count anything: it must not outweigh all others together. */
const WEIGHT_MAX = 1_000;

interface Part {
  weight: number;
  /** 0 to 1. */
  done: number;
}

/**
 * Tells how much of a job is done, from the frames that say something of it. Each node weighs as
 * much as it has steps; what was found done before counts as done.
 */
export class JobProgress {
  readonly #parts: Map<string, Part>;
  #current: string | undefined;
  #share = 0;

  constructor(graph: Graph) {
    const most = Math.max(0, ...Object.values(graph).map(stepsOf));
    this.#parts = new Map(
      Object.entries(graph).map(([id, node]) => [id, { weight: weightOf(node, most), done: 0 }]),
    );
  }

  /** The node that works for us now, as far as the server said. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Share of the whole, 0 to 1; it never falls. */
  get share(): number {
    const parts = [...this.#parts.values()];
    const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
    const done = parts.reduce((sum, part) => sum + part.weight * part.done, 0);
    this.#share = Math.max(this.#share, whole === 0 ? 0 : done / whole);
    return this.#share;
  }

  /** Takes in that another job is worked at. */
  pause(): void {
    this.#current = undefined;
  }

  /** Takes in a frame of this job. */
  note(frame: Frame): void {
    switch (frame.type) {
      case 'executing':
        this.#moveTo(frame.node);
        break;
      case 'cached':
        frame.nodes.forEach((node) => this.#finish(node));
        break;
      case 'executed':
        this.#finish(frame.node);
        break;
      case 'progress':
        this.#advance(frame.node, frame.value, frame.max);
        break;
      case 'states':
        for (const { id, value, max, is } of frame.nodes) {
          if (is === 'finished') this.#finish(id);
          else this.#advance(id, value, max);
        }
        break;
      case 'ended':
        this.#current = undefined;
        break;
      case 'preview':
        break;
    }
  }

  /** One works at a time: with the next, the one before is done. */
  #moveTo(node: string | null): void {
    if (this.#current !== undefined && this.#current !== node) this.#finish(this.#current);
    this.#current = node ?? undefined;
  }

  #finish(node: string): void {
    const part = this.#parts.get(node);
    if (part) part.done = 1;
  }

  #advance(node: string, value: number, max: number): void {
    const part = this.#parts.get(node);
    if (!part || max <= 0) return;
    this.#current = node;
    // A node that only begins says 0 of 1, which tells nothing of its steps.
    if (max > 1) part.weight = Math.min(max, WEIGHT_MAX);
    part.done = Math.max(part.done, Math.min(1, value / max));
  }
}

function stepsOf({ inputs }: WorkflowNode): number {
  const steps = inputs['steps'];
  return typeof steps === 'number' && steps > 0 ? Math.min(steps, WEIGHT_MAX) : 0;
}

function weightOf(node: WorkflowNode, mostSteps: number): number {
  const takesSteps = Object.keys(node.inputs).some((name) => SAMPLER_INPUT.test(name));
  if (!SAMPLER.test(node.class_type) || !takesSteps) return 1;
  return stepsOf(node) || mostSteps || USUAL_STEPS;
}
