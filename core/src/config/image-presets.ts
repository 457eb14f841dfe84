import { z } from 'zod';
import { IMAGE_MODEL_LIMITS } from '../contract/image-model.ts';
import { PRESET_LIMITS, presetGuidance, presetSteps } from '../contract/image-preset.ts';
import { modelId } from '../contract/model.ts';
import { presetId } from '../contract/preset-id.ts';
import { LIST_NAME, WILDCARD_LIMITS } from '../contract/wildcard.ts';
import { BUILTIN_PRESETS } from '../image-presets/builtin-presets.data.ts';
import { PROMPT_PLACE, type ImagePreset } from '../image-presets/image-preset.ts';
import { BUILTIN_LISTS } from '../wildcards/builtin-lists.data.ts';
import type { WordLists } from '../wildcards/expand-wildcards.ts';
import { listProblems } from '../wildcards/list-problems.ts';
import { readJsonFile } from './json-file.ts';

const VARIABLE = 'IMAGE_PRESETS_FILE';
const PLACE = `must have ${PROMPT_PLACE} once, where the words of the member go`;
const NAME = 'must be letters and digits, joined by - or _';
const { nameMax, wordsMax, count } = PRESET_LIMITS;

const words = z.string().trim().min(1).max(wordsMax);
const listedPreset = z.strictObject({
  id: presetId,
  name: z.string().trim().min(1).max(nameMax),
  prompt: words.refine((text) => text.split(PROMPT_PLACE).length === 2, PLACE),
  negativePrompt: words.optional(),
  /** Path of a picture in this style. */
  sample: z.string().trim().min(1).max(1_000).optional(),
  steps: presetSteps.optional(),
  guidance: presetGuidance.optional(),
  /** Ids of the models that it is for; for all by default. */
  models: z.array(modelId).min(1).max(IMAGE_MODEL_LIMITS.count).optional(),
});
const listName = z.string().max(60).regex(LIST_NAME, NAME);
const listWord = z.string().trim().min(1).max(WILDCARD_LIMITS.wordMax);
const presetsFile = z.strictObject({
  /** False leaves out the styles and lists that come with the product. */
  builtin: z.boolean().default(true),
  presets: z.array(listedPreset).max(count).default([]),
  wildcards: z
    .record(listName, z.array(listWord).min(1).max(WILDCARD_LIMITS.listWords))
    .refine((lists) => Object.keys(lists).length <= WILDCARD_LIMITS.lists, 'too many lists')
    .default({}),
});

/** Styles that members can choose, and lists for `__name__`. */
export interface ImagePresets {
  presets: readonly ImagePreset[];
  lists: WordLists;
}

/**
 * Reads the operator's styles and lists beside the built-in ones; the file's own come first, and one
 * with the id or name of a built-in one stands in its place.
 * @param models ids of the models of pictures
 */
export function readImagePresets(
  path: string | undefined,
  models: readonly string[],
): ImagePresets & { problems: string[] } {
  const builtin = { presets: BUILTIN_PRESETS, lists: new Map(Object.entries(BUILTIN_LISTS)) };
  if (path === undefined) return { ...builtin, problems: [] };
  const read = readJsonFile(VARIABLE, path, presetsFile);
  if ('problems' in read) return { ...builtin, problems: read.problems.map(named) };
  const { presets: own, wildcards, builtin: keepsBuiltin } = read.content;
  const presets = own.map(configured);
  const ids = new Set(presets.map(({ id }) => id));
  const kept = keepsBuiltin ? builtin : { presets: [], lists: new Map<string, string[]>() };
  const ownLists = Object.entries(wildcards).map(
    ([name, list]) => [name.toLowerCase(), list] as const,
  );
  const lists = new Map([...kept.lists, ...ownLists]);
  return {
    presets: [...presets, ...kept.presets.filter(({ id }) => !ids.has(id))],
    lists,
    problems: [...twins(own), ...strangers(own, models), ...listProblems(lists)].map(named),
  };
}

type Listed = z.output<typeof listedPreset>;

/** A path within the file, with the variable that names the file. */
const named = (problem: string): string =>
  problem.startsWith(VARIABLE) ? problem : `${VARIABLE}: ${problem}`;

function configured(listed: Listed): ImagePreset {
  const { negativePrompt, sample, steps, guidance, models, ...rest } = listed;
  return { ...rest, negativePrompt, sample, steps, guidance, models, isBuiltin: false };
}

function twins(presets: readonly Listed[]): string[] {
  return presets.flatMap(({ id }, index) =>
    presets.findIndex((other) => other.id === id) < index
      ? [`presets[${index}].id: another style has the same id`]
      : [],
  );
}

function strangers(presets: readonly Listed[], known: readonly string[]): string[] {
  return presets.flatMap(({ models = [] }, index) =>
    models.some((id) => !known.includes(id))
      ? [`presets[${index}].models: there is no model of pictures with this id`]
      : [],
  );
}
