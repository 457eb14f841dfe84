/** Ids from one to another in their list, whichever comes first; the last alone when one is not in it. */
export function rangeOf(ids: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [ids.indexOf(from), ids.indexOf(to)];
  if (one < 0 || other < 0) return [to];
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}
