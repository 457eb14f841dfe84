import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';

/** What a file of the configuration holds, or what is wrong with it. */
type Reading<Content> = { content: Content } | { problems: string[] };

/**
 * Reads a JSON file that a variable names, and holds it to a schema.
 * @returns what is wrong by name and path, never with values: they may be secrets
 */
export function readJsonFile<Content>(
  variable: string,
  path: string,
  schema: z.ZodType<Content>,
): Reading<Content> {
  const text = textOf(path);
  if (text === undefined) return { problems: [`${variable}: this file cannot be read.`] };
  const json = jsonOf(text);
  if ('place' in json) return { problems: [`${variable}: this is no JSON${json.place}.`] };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { content: parsed.data };
  const { issues } = parsed.error;
  return { problems: issues.map((issue) => `${pathOf(variable, issue.path)}: ${issue.message}`) };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(resolve(path), 'utf8');
  } catch {
    return undefined;
  }
}

/** What the parser says about broken JSON repeats the text: only the place is passed on. */
function jsonOf(text: string): { value: unknown } | { place: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const place = /line \d+ column \d+/.exec(String(error))?.[0];
    return { place: place ? ` (${place})` : '' };
  }
}

/** `models[2].contextTokens`, as one would write it in code. */
function pathOf(variable: string, path: readonly PropertyKey[]): string {
  const text = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  return text === '' ? variable : text.replace(/^\./, '');
}
