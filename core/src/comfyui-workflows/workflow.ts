import { z } from 'zod';
import {
  fillText,
  isFileSlot,
  placeholdersIn,
  SHAPES,
  slotNamed,
  wholePlaceholder,
  type Slot,
  type SlotValues,
  type VideoWorkflowName,
  type WorkflowName,
} from './workflow-slots.ts';

/** Nodes may nest what they hold; nobody nests it deeper. */
const DEPTH_MAX = 12;

const node = z.looseObject({
  class_type: z.string().min(1).max(200),
  inputs: z.record(z.string(), z.unknown()),
});
const graph = z.record(z.string(), node).refine((nodes) => Object.keys(nodes).length > 0);

export type WorkflowNode = z.output<typeof node>;
export type Graph = z.output<typeof graph>;

/** A graph of nodes as ComfyUI takes it, with placeholders where an order's values go. */
export interface Workflow {
  name: WorkflowName;
  graph: Graph;
  slots: ReadonlySet<Slot>;
}
/** What a model of films can do: one of them at least. */
export type VideoWorkflows = Partial<Record<VideoWorkflowName, Workflow>>;
/** All that a model of pictures can do: painting at least. */
export type Workflows = Partial<Record<WorkflowName, Workflow>> & { paint: Workflow };

/** Calls back for each text within a value, wherever it stands. */
function eachText(value: unknown, meet: (text: string) => void): void {
  if (typeof value === 'string') meet(value);
  else if (Array.isArray(value)) value.forEach((item) => eachText(item, meet));
  else if (isRecord(value)) Object.values(value).forEach((item) => eachText(item, meet));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads one workflow.
 * @param value what the file says
 * @returns the workflow, or sentences that say what is wrong with it
 */
export function readWorkflow(name: WorkflowName, value: unknown): Workflow | string[] {
  const file = `${name}.json`;
  if (isRecord(value) && Array.isArray(value['nodes'])) {
    return [`${file} is a drawing of the editor: export it in API format.`];
  }
  const parsed = graph.safeParse(value);
  if (!parsed.success) return [`${file} is not a workflow in API format.`];
  const { slots, problems } = slotsIn(file, parsed.data);
  const { needs, files } = SHAPES[name];
  const missing = needs
    .filter((slot) => !slots.has(slot))
    .map((slot) => `${file} has no %${slot}%.`);
  const foreign = [...slots]
    .filter((slot) => isFileSlot(slot) && !files.includes(slot))
    .map((slot) => `${file} has %${slot}%, which its orders do not bring.`);
  problems.push(...missing, ...foreign);
  return problems.length > 0 ? problems : { name, graph: parsed.data, slots };
}

function slotsIn(file: string, nodes: Graph) {
  const slots = new Set<Slot>();
  const problems: string[] = [];
  for (const [id, { class_type: type, inputs }] of Object.entries(nodes)) {
    for (const [input, held] of Object.entries(inputs)) {
      const where = `${file} (node ${id}, ${type}, ${input})`;
      if (!isShallow(held)) problems.push(`${where} is nested too deeply.`);
      else eachText(held, (text) => problems.push(...noteSlots(text, slots, where)));
    }
  }
  return { slots, problems };
}

const isShallow = (value: unknown, depth = 0): boolean =>
  depth <= DEPTH_MAX &&
  (typeof value !== 'object' ||
    value === null ||
    Object.values(value).every((item) => isShallow(item, depth + 1)));

/** Inside a text other names may mean something to ComfyUI; alone they are a slip of the pen. */
function noteSlots(text: string, slots: Set<Slot>, where: string): string[] {
  const named = placeholdersIn(text).map(slotNamed);
  named.forEach((slot) => slot && slots.add(slot));
  const whole = wholePlaceholder(text);
  return whole !== undefined && !slotNamed(whole) ? [`${where}: %${whole}% is no slot.`] : [];
}

/** Nodes that write their picture, or their film, into the folder of outputs. */
const SAVING = ['SaveImage', 'SaveVideo', 'SaveWEBM', 'VHS_VideoCombine'];

/**
 * Makes the graph of one order.
 * @param fileName what files that are saved begin with: no two orders share it, or the server would
 *   answer the second with the file of the first, which may be gone
 */
export function fillWorkflow({ graph: nodes }: Workflow, values: SlotValues, fileName: string) {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, values);
    if (Array.isArray(value)) return value.map(filled);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
  };
  const entries = Object.entries(nodes).map(([id, { inputs, ...rest }]): [string, WorkflowNode] => {
    const made = Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [name, filled(value)]),
    );
    const isSaving =
      SAVING.includes(rest.class_type) && typeof made['filename_prefix'] === 'string';
    return [id, { ...rest, inputs: { ...made, ...(isSaving && { filename_prefix: fileName }) } }];
  });
  return Object.fromEntries(entries);
}
