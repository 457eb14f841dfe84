import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config/config.ts';
import type { ComfyVideoConfig } from '../config/video-models.ts';
import { IMAGE_ABILITIES, type ImageAbility } from '../contract/image-model.ts';
import { VIDEO_ABILITIES, type VideoAbility } from '../contract/video-model.ts';
import { readWorkflow, type VideoWorkflows, type Workflow, type Workflows } from './workflow.ts';
import { VIDEO_WORKFLOWS, type WorkflowName } from './workflow-slots.ts';

/** Beside `paint`, which there has to be. */
const OTHERS = ['vary', 'edit', 'inpaint', 'upscale', 'cutout', 'likeness'] as const;

/**
 * Reads the workflows of a model, where they are to be used.
 * @param folder holds `paint.json` and whatever else the model can do
 * @throws ConfigError naming each file that is wrong, and its slot
 */
export function loadWorkflows(folder: string): Workflows {
  const { load, problems } = loaderOf(folder);
  const paint = load('paint');
  const others = OTHERS.map((name) => [name, load(name)] as const);
  if (!paint && problems.length === 0) problems.push('there is no paint.json.');
  if (!paint || problems.length > 0) refuse(folder, problems);
  const there = others.filter(([, workflow]) => workflow);
  return { ...Object.fromEntries(there), paint };
}

/**
 * Reads the workflows of a model of films.
 * @param folder may hold workflows for pictures beside them
 * @returns null where it has none for films
 * @throws ConfigError naming each file that is wrong, and its slot
 */
function loadVideoWorkflows(folder: string): VideoWorkflows | null {
  const { load, problems } = loaderOf(folder);
  const there = VIDEO_WORKFLOWS.flatMap((name) => {
    const workflow = load(name);
    return workflow ? [[name, workflow] as const] : [];
  });
  if (problems.length > 0) refuse(folder, problems);
  return there.length > 0 ? Object.fromEntries(there) : null;
}

function loaderOf(folder: string) {
  const problems: string[] = [];
  const load = (name: WorkflowName): Workflow | undefined => {
    const read = readFile(folder, name);
    if (read === undefined || !Array.isArray(read)) return read;
    problems.push(...read);
    return undefined;
  };
  return { load, problems };
}

function refuse(folder: string, problems: readonly string[]): never {
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  throw new ConfigError(`The workflows in ${folder} cannot be used:\n${lines}`);
}

/**
 * Looks at the workflows of a configuration, where they are to be used.
 * @throws ConfigError naming what is wrong with the first folder that cannot be used
 */
export function assertWorkflows({
  imageModels,
  videoModels,
}: Pick<Config, 'imageModels' | 'videoModels'>): void {
  for (const model of imageModels) {
    if (model.engine === 'comfyui') loadWorkflows(model.workflows);
  }
  for (const model of videoModels) {
    if (model.engine === 'comfyui') videoWorkflowsOf(model);
  }
}

/**
 * The workflows of a model of films.
 * @returns null for one that was made from a model of pictures and has none
 * @throws ConfigError when they cannot be used, or there are none where there have to be
 */
export function videoWorkflowsOf({
  workflows: folder,
  isDerived,
}: Pick<ComfyVideoConfig, 'workflows' | 'isDerived'>): VideoWorkflows | null {
  const found = loadVideoWorkflows(folder);
  if (!found && !isDerived) refuse(folder, ['there is neither video.json nor animate.json.']);
  return found;
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

/** Tells what a model of films can do, by the files there are and the slots they have. */
export function videoAbilitiesOf({ video, animate }: VideoWorkflows): VideoAbility[] {
  const has: Readonly<Record<VideoAbility, boolean>> = {
    words: video !== undefined,
    animate: animate !== undefined,
    negative: [video, animate].every((one) => one?.slots.has('negative_prompt') ?? true),
  };
  return VIDEO_ABILITIES.filter((ability) => has[ability]);
}
