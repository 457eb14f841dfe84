import { WILDCARD_LIMITS } from '../contract/wildcard.ts';
import type { WordLists } from './expand-wildcards.ts';
import { readTemplate, TooDeep, type Part } from './read-template.ts';

/**
 * Tells what is wrong with lists whose words name other lists: one that is not there, or a circle
 * that never comes to words.
 * @returns what is wrong, by the path in the file
 */
export function listProblems(lists: WordLists): string[] {
  const depths = new Map<string, number>();
  const problems: string[] = [];
  for (const [name, words] of lists) {
    for (const [index, word] of words.entries()) {
      const missing = namesIn(word)?.find((it) => !lists.has(it));
      if (missing !== undefined) {
        problems.push(`wildcards.${name}[${index}]: there is no list “${missing}”`);
      }
    }
    if (depthOf(name, lists, depths, []) > WILDCARD_LIMITS.depth) {
      problems.push(`wildcards.${name}: its words lead in a circle, or too deep`);
    }
  }
  return problems;
}

/** Names of the lists in a word; undefined where its choices lie too deep. */
function namesIn(word: string): string[] | undefined {
  try {
    return listsIn(readTemplate(word));
  } catch (err) {
    if (err instanceof TooDeep) return undefined;
    throw err;
  }
}

function listsIn(part: Part): string[] {
  if (part.kind === 'list') return [part.name.toLowerCase()];
  if (part.kind === 'text') return [];
  return (part.kind === 'all' ? part.parts : part.options).flatMap(listsIn);
}

/** How many lists lie behind one another, itself included; endless in a circle. */
function depthOf(
  name: string,
  lists: WordLists,
  known: Map<string, number>,
  path: readonly string[],
): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (path.includes(name) || path.length > WILDCARD_LIMITS.depth) return Infinity;
  const names = new Set<string>();
  for (const word of lists.get(name) ?? []) {
    const found = namesIn(word);
    if (!found) return Infinity;
    for (const one of found) names.add(one);
  }
  const depths = [...names].map((it) => depthOf(it, lists, known, [...path, name]));
  const depth = 1 + Math.max(0, ...depths);
  known.set(name, depth);
  return depth;
}
