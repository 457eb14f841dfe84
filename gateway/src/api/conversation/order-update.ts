import type { OrderChange } from '@vesper/core/contract/conversation';

/** The update for a change of a conversation's order: what is off is not kept, so that indexes stay small. */
export function orderUpdate(change: OrderChange) {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  const isOff = (value: unknown): boolean => value === false || value === null;
  return {
    $set: Object.fromEntries(named.filter(([, value]) => !isOff(value))),
    $unset: Object.fromEntries(
      named.filter(([, value]) => isOff(value)).map(([name]) => [name, 1]),
    ),
  };
}
