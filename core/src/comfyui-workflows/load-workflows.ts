import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config/config.ts';
import { IMAGE_ABILITIES, type ImageAbility } from '../contract/image-model.ts';
import { readWorkflow, type Workflow, type Workflows } from './workflow.ts';
import type { WorkflowName } from './workflow-slots.ts';

/** Beside `paint`, which there has to be. */
const OTHERS = ['vary', 'edit', 'inpaint', 'upscale', 'cutout', 'likeness'] as const;

/**
 * Reads the workflows of a model, where they are to be used.
 * @param folder holds `paint.json` and whatever else the model can do
 * @throws ConfigError naming each file that is wrong, and its slot
 */
export function loadWorkflows(folder: string): Workflows {
  const problems: string[] = [];
  const load = (name: WorkflowName): Workflow | undefined => {
    const read = readFile(folder, name);
    if (read === undefined || !Array.isArray(read)) return read;
    problems.push(...read);
    return undefined;
  };
  const paint = load('paint');
  const others = OTHERS.map((name) => [name, load(name)] as const);
  if (!paint && problems.length === 0) problems.push('there is no paint.json.');
  if (!paint || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    throw new ConfigError(`The workflows in ${folder} cannot be used:\n${lines}`);
  }
  const there = others.filter(([, workflow]) => workflow);
  return { ...Object.fromEntries(there), paint };
}

/**
 * Looks at the workflows of a configuration, where they are to be used.
 * @throws ConfigError naming what is wrong with the first folder that cannot be used
 */
export function assertWorkflows({ imageModels }: Pick<Config, 'imageModels'>): void {
  for (const model of imageModels) {
    if (model.engine === 'comfyui') loadWorkflows(model.workflows);
  }
}

function readFile(folder: string, name: WorkflowName): Workflow | string[] | undefined {
  const text = textOf(join(folder, `${name}.json`));
  if (text === undefined) return undefined;
  if (typeof text !== 'string') return [`${name}.json cannot be read.`];
  try {
    return readWorkflow(name, JSON.parse(text));
  } catch {
    return [`${name}.json is not JSON.`];
  }
}

/** @returns undefined for a file that is not there, null for one that cannot be read */
function textOf(path: string): string | null | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent ? undefined : null;
  }
}

/** Tells what a model can do beside painting words, by the files there are and the slots they have. */
export function abilitiesOf(workflows: Workflows): ImageAbility[] {
  const { paint, vary, edit, inpaint, upscale, cutout, likeness } = workflows;
  const has: Readonly<Record<ImageAbility, boolean>> = {
    negative: paint.slots.has('negative_prompt'),
    seed: paint.slots.has('seed'),
    reference: likeness !== undefined,
    vary: vary !== undefined,
    edit: edit !== undefined,
    inpaint: inpaint !== undefined,
    outpaint: inpaint !== undefined,
    upscale: upscale !== undefined,
    cutout: cutout !== undefined,
  };
  return IMAGE_ABILITIES.filter((ability) => has[ability]);
}
