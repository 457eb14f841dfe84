import { z } from 'zod';

/** What a server says on the way. `promptId` is undefined where a frame names no job. */
export type Frame = { promptId?: string | undefined } & (
  | { type: 'executing'; node: string | null }
  | { type: 'cached'; nodes: string[] }
  | { type: 'progress'; node: string; value: number; max: number }
  | { type: 'states'; nodes: NodeState[] }
  | { type: 'executed'; node: string }
  | { type: 'ended' }
  | { type: 'preview'; image: Uint8Array; node?: string | undefined }
);

export interface NodeState {
  id: string;
  value: number;
  max: number;
  is: 'running' | 'finished';
}

const amount = z.number().nonnegative();
const state = z.looseObject({ value: amount, max: amount, state: z.string() });

const data = z.object({
  prompt_id: z.string().optional(),
  node: z.string().nullish().catch(undefined),
  nodes: z
    .union([z.array(z.string()), z.record(z.string(), state)])
    .optional()
    .catch(undefined),
  value: amount.optional().catch(undefined),
  max: amount.optional().catch(undefined),
});
const said = z.looseObject({ type: z.string(), data });

type Said = Omit<z.output<typeof data>, 'prompt_id'> & { promptId: string | undefined };

const ENDED = ({ promptId }: Said): Frame => ({ type: 'ended', promptId });

/** What each type of frame says; all others tell nothing of a job's progress. */
const READERS: Readonly<Record<string, (said: Said) => Frame | undefined>> = {
  executing: ({ promptId, node }) => ({ type: 'executing', promptId, node: node ?? null }),
  execution_cached: ({ promptId, nodes }) => ({
    ...{ type: 'cached', promptId },
    nodes: Array.isArray(nodes) ? nodes : [],
  }),
  progress({ promptId, node, value, max }) {
    if (!node || value === undefined || max === undefined) return undefined;
    return { type: 'progress', promptId, node, value, max };
  },
  progress_state({ promptId, nodes }) {
    if (!nodes || Array.isArray(nodes)) return undefined;
    return { type: 'states', promptId, nodes: Object.entries(nodes).flatMap(stateOf) };
  },
  executed: ({ promptId, node }) => (node ? { type: 'executed', promptId, node } : undefined),
  execution_success: ENDED,
  execution_error: ENDED,
  execution_interrupted: ENDED,
};

/** Reads a frame of JSON; undefined for one that tells nothing of a job's progress. */
export function readText(text: string): Frame | undefined {
  const parsed = said.safeParse(jsonOf(text));
  if (!parsed.success) return undefined;
  const { type } = parsed.data;
  const { prompt_id: promptId, ...rest } = parsed.data.data;
  return Object.hasOwn(READERS, type) ? READERS[type]?.({ ...rest, promptId }) : undefined;
}

/** Nodes that wait, or that broke, say nothing of how far the job is. */
function stateOf([id, { value, max, state: is }]: [string, z.output<typeof state>]): NodeState[] {
  return is === 'running' || is === 'finished' ? [{ id, value, max, is }] : [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PREVIEW = 1;
const PREVIEW_WITH_METADATA = 4;
/** Length of the kind of frame, and of what follows it. */
const HEAD = 8;

const metadata = z.looseObject({ prompt_id: z.string(), node_id: z.string().optional() });

/** Reads a binary frame; undefined for one that is no preview, or broken. */
export function readBinary(bytes: Buffer): Frame | undefined {
  if (bytes.length <= HEAD) return undefined;
  const kind = bytes.readUInt32BE(0);
  // The second number says JPEG or PNG, which the picture says itself.
  if (kind === PREVIEW) return { type: 'preview', image: bytes.subarray(HEAD) };
  if (kind !== PREVIEW_WITH_METADATA) return undefined;
  const end = HEAD + bytes.readUInt32BE(4);
  if (end >= bytes.length) return undefined;
  const parsed = metadata.safeParse(jsonOf(bytes.toString('utf8', HEAD, end)));
  if (!parsed.success) return undefined;
  const { prompt_id: promptId, node_id: node } = parsed.data;
  return { type: 'preview', promptId, node, image: bytes.subarray(end) };
}
