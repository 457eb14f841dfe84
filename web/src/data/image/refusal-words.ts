/**
 * Says of how many things something could not be done, by the reason: '3 of 12 could not be made
 * public: ...'.
 */
export function refusalWords(
  refused: readonly { message: string }[],
  all: number,
  done: string,
): string {
  const counts = new Map<string, number>();
  for (const { message } of refused) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts]
    .map(([message, amount]) => `${amount} of ${all} could not be ${done}: ${message}`)
    .join(' ');
}
