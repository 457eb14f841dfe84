import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { present, type FoundSettings } from './found-settings.ts';

const node = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) });
type Node = z.infer<typeof node>;
const graph = z.record(z.string(), z.unknown());
/** An input that is the output of another node. */
const link = z.tuple([z.union([z.string(), z.number()]).transform(String), z.int()]);

/** Nodes that are looked at for one setting: workflows in use have some dozens. */
const STEPS_MAX = 200;

/** Names under which nodes keep a text, the plainest first. */
const TEXT_INPUTS = ['text', 'text_g', 't5xxl', 'string', 'value', 'prompt', 'clip_l', 'text_l'];
const NUMBER_INPUTS = ['value', 'seed', 'noise_seed', 'int', 'number'];

/**
 * Reads the graph that ComfyUI keeps with a picture: what is behind its sampler, the texts first.
 * @returns null for a text that is no graph
 */
export function readGraph(text: string): FoundSettings | null {
  const nodes = nodesIn(text);
  if (!nodes) return null;
  const walk = new Walk(nodes);
  const sampler = samplerOf(nodes);
  if (!sampler) return {};
  const guider = walk.behind(sampler.inputs.guider) ?? sampler;
  const { positive = guider.inputs.conditioning, negative } = guider.inputs;
  const size = walk.find(sampler.inputs.latent_image, ({ inputs }) => 'width' in inputs);
  const loader = walk.find(guider.inputs.model, ({ inputs }) => nameIn(inputs) !== undefined);
  const distilled = walk.find(positive, ({ class_type: kind }) => kind === 'FluxGuidance');
  return present({
    prompt: walk.text(positive, 0),
    negativePrompt: walk.text(negative, 1),
    seed: walk.setting(sampler, ['seed', 'noise_seed'], ['noise']),
    steps: walk.setting(sampler, ['steps'], ['sigmas']),
    guidance: distilled
      ? walk.number(distilled.inputs.guidance)
      : walk.setting(guider, ['cfg'], []),
    width: walk.number(size?.inputs.width),
    height: walk.number(size?.inputs.height),
    model: loader && nameIn(loader.inputs),
  });
}

function nodesIn(text: string): Map<string, Node> | null {
  const parsed = parseJson(graph, text);
  if (!parsed) return null;
  const nodes = new Map<string, Node>();
  for (const [id, value] of Object.entries(parsed)) {
    const read = node.safeParse(value);
    if (read.success) nodes.set(id, read.data);
  }
  return nodes.size > 0 ? nodes : null;
}

/** The one that paints from noise: others go over its picture. */
function samplerOf(nodes: ReadonlyMap<string, Node>): Node | undefined {
  const samplers = [...nodes.values()].filter(
    ({ inputs }) => ('positive' in inputs && 'latent_image' in inputs) || 'guider' in inputs,
  );
  const isWhole = ({ inputs: { denoise } }: Node): boolean =>
    denoise === undefined || denoise === 1;
  return samplers.find(isWhole) ?? samplers[0];
}

/** The name of a model's file, without its folder and ending. */
function nameIn(inputs: Node['inputs']): string | undefined {
  const name = inputs.ckpt_name ?? inputs.unet_name;
  if (typeof name !== 'string') return undefined;
  return name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.\w+$/, '');
}

/** Follows the links of a graph, each a bounded way: graphs of strangers may run in circles. */
class Walk {
  readonly #nodes: ReadonlyMap<string, Node>;

  constructor(nodes: ReadonlyMap<string, Node>) {
    this.#nodes = nodes;
  }

  behind(input: unknown): Node | undefined {
    const to = link.safeParse(input);
    return to.success ? this.#nodes.get(to.data[0]) : undefined;
  }

  /** The nearest node behind an input that is what is looked for. */
  find(input: unknown, isIt: (node: Node) => boolean): Node | undefined {
    const waiting = [input];
    const seen = new Set<Node>();
    for (let at = 0; at < waiting.length && seen.size < STEPS_MAX; at += 1) {
      const next = this.behind(waiting[at]);
      if (!next || seen.has(next)) continue;
      if (isIt(next)) return next;
      seen.add(next);
      waiting.push(...Object.values(next.inputs));
    }
    return undefined;
  }

  /**
   * The words behind a conditioning.
   * @param side 0 for what is to be seen, 1 for what is left out: nodes with both outputs keep them apart
   */
  text(input: unknown, side: 0 | 1): string | undefined {
    const seen = new Set<Node>();
    let from = input;
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const at = this.behind(from);
      if (!at || seen.has(at)) return undefined;
      seen.add(at);
      const words = this.#wordsOf(at, 0);
      if (words !== undefined) return words;
      from = conditioningOf(at, side);
    }
    return undefined;
  }

  #wordsOf({ inputs }: Node, depth: number): string | undefined {
    for (const name of TEXT_INPUTS) {
      const value = inputs[name];
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      const behind = depth < 8 ? this.behind(value) : undefined;
      const words = behind && this.#wordsOf(behind, depth + 1);
      if (words !== undefined) return words;
    }
    return undefined;
  }

  number(input: unknown): number | undefined {
    if (typeof input === 'number') return input;
    const inputs = this.behind(input)?.inputs ?? {};
    return NUMBER_INPUTS.map((name) => inputs[name]).find((value) => typeof value === 'number');
  }

  /** A number of a node, or of the node that another input leads to. */
  setting(at: Node, names: readonly string[], through: readonly string[]): number | undefined {
    const places = [at, ...through.map((name) => this.behind(at.inputs[name]))];
    const values = places.flatMap((place) => names.map((name) => this.number(place?.inputs[name])));
    return values.find((value) => value !== undefined);
  }
}

/** Where a node that has no words of its own got its conditioning from. */
function conditioningOf({ inputs }: Node, side: 0 | 1): unknown {
  const own = side === 0 ? inputs.positive : inputs.negative;
  return own ?? inputs.conditioning ?? inputs.conditioning_1 ?? inputs.conditioning_to;
}
