import { z } from 'zod';
import { wholePlaceholder } from '@vesper/core/comfyui-workflows/workflow-slots';
import type { Workflow } from '@vesper/core/comfyui-workflows/workflow';

const inputs = z.record(z.string(), z.unknown()).optional().catch(undefined);
const known = z.looseObject({
  input: z.looseObject({ required: inputs, optional: inputs }).optional().catch(undefined),
  output_node: z.boolean().optional().catch(undefined),
});
type KnownNode = z.output<typeof known>;

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** A choice: a list of words, or the newer form with the list beside. */
const listed = z.tuple([z.array(word)]).rest(z.unknown());
const combo = z
  .tuple([z.literal('COMBO'), z.looseObject({ options: z.array(word) })])
  .rest(z.unknown());
/** A file that is uploaded; the list names only what lies there already. */
const uploading = z
  .tuple([z.unknown(), z.looseObject({ image_upload: z.literal(true) })])
  .rest(z.unknown());

/** Sentences beyond this many say nothing new. */
const SENTENCES_MAX = 5;

/**
 * Compares workflows with what a server has.
 * @param nodes answer to `/object_info`
 * @returns a sentence for the operator, or undefined when all is there
 */
export function misfits(
  workflows: readonly Workflow[],
  nodes: Record<string, unknown>,
): string | undefined {
  const found = workflows.flatMap((workflow) => misfitsOf(workflow, nodes));
  const sentences = [...new Set(found)];
  if (sentences.length === 0) return undefined;
  const more = sentences.length - SENTENCES_MAX;
  return [...sentences.slice(0, SENTENCES_MAX), ...(more > 0 ? [`And ${more} more.`] : [])].join(
    ' ',
  );
}

function misfitsOf({ name, graph }: Workflow, nodes: Record<string, unknown>): string[] {
  const file = `${name}.json`;
  let hasEnd = false;
  const sentences = Object.entries(graph).flatMap(([id, { class_type: type, inputs: held }]) => {
    const parsed = known.safeParse(Object.hasOwn(nodes, type) ? nodes[type] : undefined);
    if (!parsed.success) return [`${file}: the server has no node ${type}.`];
    hasEnd ||= parsed.data.output_node === true;
    return missingChoices(parsed.data, held).map(
      ({ input, value }) => `${file}: the server has no ${input} "${value}" (node ${id}, ${type}).`,
    );
  });
  return hasEnd || sentences.length > 0
    ? sentences
    : [`${file}: no node gives a picture or a film.`];
}

/** Checkpoints, models and samplers that the workflow names and the server does not offer. */
function missingChoices({ input }: KnownNode, held: Record<string, unknown>) {
  const all = { ...input?.optional, ...input?.required };
  return Object.entries(held).flatMap(([name, value]) => {
    const choices = choicesOf(all[name]);
    if (!choices || !isLiteral(value) || choices.includes(String(value))) return [];
    return [{ input: name, value: String(value) }];
  });
}

const isLiteral = (value: unknown): boolean =>
  typeof value === 'string'
    ? wholePlaceholder(value) === undefined
    : typeof value === 'number' || typeof value === 'boolean';

function choicesOf(kind: unknown): string[] | undefined {
  if (uploading.safeParse(kind).success) return undefined;
  const old = listed.safeParse(kind);
  if (old.success) return old.data[0];
  const newer = combo.safeParse(kind);
  return newer.success ? newer.data[1].options : undefined;
}
