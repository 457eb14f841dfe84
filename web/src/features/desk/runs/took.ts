import type { DeskRun } from '@vesper/core/contract/desk/run';

/** The time from asking to the end; undefined while there is no end. */
export function took({
  createdAt,
  endedAt,
}: Pick<DeskRun, 'createdAt' | 'endedAt'>): { ms: number; words: string } | undefined {
  if (endedAt === null) return undefined;
  const ms = Math.max(0, Date.parse(endedAt) - Date.parse(createdAt));
  const seconds = ms / 1_000;
  if (seconds < 60) return { ms, words: `${seconds.toFixed(seconds < 10 ? 1 : 0)} s` };
  const minutes = Math.floor(seconds / 60);
  return { ms, words: `${minutes} min ${Math.floor(seconds % 60)} s` };
}
